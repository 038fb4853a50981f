import { minorText, type OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';
import type { ReadinessRow } from './readiness';

/** The plan as a JSON document for other tools, with untranslated values. */
export function planDocument(
  rows: readonly ReadinessRow[],
  openShift: { readonly current: string | null; readonly target: OpenShiftMinor },
): object {
  const { major, minor } = openShift.target;
  return {
    openShift: { current: openShift.current, target: `${major}.${minor}` },
    operators: rows.map(({ operator, verdict, needed, order, after, support, migration }) => ({
      olm: operator.extension === undefined ? 'v0' : 'v1',
      namespace: operator.extension === undefined ? operator.namespace : null,
      name: operator.name,
      package: operator.packageName,
      installed: operator.version,
      maxOpenShiftVersion:
        operator.maxOpenShift.kind === 'minor' ? minorText(operator.maxOpenShift.maximum) : null,
      verdict,
      required: needed,
      order,
      after,
      approval: operator.extension?.aim ?? operator.approval,
      installPlan: operator.update?.planName ?? null,
      status: operator.health.kind,
      support,
      migration,
    })),
  };
}
