import { lineIn, recordIn, textIn } from '~/kube/json';
import { readCsvName } from '~/olm/plans/csvName';
import type { PlanContent } from '~/olm/plans/planContent';

/** An Operator that a plan brings. */
export type PlannedOperator = {
  readonly csvName: string;
  /** What people call it; its name by convention when the manifest could not be read. */
  readonly displayName: string;
  readonly version: string | null;
  /** Where it comes from, which may differ from what the Subscription names (IP-018). */
  readonly catalog: { readonly name: string; readonly namespace: string } | null;
  /** Nobody subscribed to it: another Operator of the plan needs it, and OLM subscribes to it. */
  readonly isDependency: boolean;
  /** How many of the plan's objects are its own. */
  readonly objects: number;
};

/** The Operators of a plan; those that were asked for before those that come along (IN-038). */
export function plannedOperators(
  { objects }: PlanContent,
  csvNames: readonly string[],
): readonly PlannedOperator[] {
  const operators = csvNames.map((csvName): PlannedOperator => {
    const own = objects.filter((one) => one.csvName === csvName);
    const csv = own.find(({ kind }) => kind === 'ClusterServiceVersion');
    const spec = recordIn(csv?.manifest?.['spec']);
    const named = readCsvName(csvName);
    return {
      csvName,
      displayName: lineIn(spec['displayName']) ?? named.operator,
      version: textIn(spec['version']) ?? named.version,
      catalog: (csv ?? own[0])?.catalog ?? null,
      isDependency: own.some(({ kind, group }) => kind === 'Subscription' && group === OLM_GROUP),
      objects: own.length,
    };
  });
  return [
    ...operators.filter(({ isDependency }) => !isDependency),
    ...operators.filter(({ isDependency }) => isDependency),
  ];
}

const OLM_GROUP = 'operators.coreos.com';
