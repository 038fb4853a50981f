import { lineIn, listIn, recordIn, textIn } from '~/kube/json';
import { iconData } from '~/olm/packages/iconData';
import { readCsvName } from '~/olm/plans/csvVersions';
import type { PlanContent } from '~/olm/plans/planContent';

/** An Operator of a plan. */
export type PlannedOperator = {
  readonly csvName: string;
  /** Its display name, or the name in its CSV's name if the manifest is unreadable. */
  readonly displayName: string;
  readonly version: string | null;
  /** A URL of the image; `null`: none. */
  readonly icon: string | null;
  /** Its catalog, which can differ from that of the Subscription (IP-018). */
  readonly catalog: { readonly name: string; readonly namespace: string } | null;
  /** A dependency: OLM creates its Subscription because another Operator of the plan needs it. */
  readonly isDependency: boolean;
  /** The number of its objects in the plan. */
  readonly objects: number;
};

/** The Operators of a plan, the requested ones before their dependencies (IN-038). */
export function plannedOperators(
  { objects }: Pick<PlanContent, 'objects'>,
  csvNames: readonly string[],
): readonly PlannedOperator[] {
  const operators = csvNames.map((csvName): PlannedOperator => {
    const own = objects.filter((one) => one.csvName === csvName);
    const csv = own.find(({ kind }) => kind === 'ClusterServiceVersion');
    const spec = recordIn(csv?.manifest?.['spec']);
    return {
      csvName,
      displayName: lineIn(spec['displayName']) ?? readCsvName(csvName).operator,
      version: textIn(spec['version']),
      icon: iconData(listIn(spec['icon'])[0]),
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
