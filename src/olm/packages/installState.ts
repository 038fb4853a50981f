import type { HealthKind } from '~/olm/installed/healthKind';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { CatalogItem } from './catalogItem';

/** How a package stands with those who look at the catalog. */
export type InstallState = (typeof INSTALL_STATES)[number];

/** Worst first: with several installations the worst one is what a person must see. */
export const INSTALL_STATES = [
  'failed',
  'approval-needed',
  'in-progress',
  'update-available',
  'installed',
  'not-installed',
] as const;

/** What finds the installations of a package: its key, and the head's name for copies. */
export type Installable = Pick<CatalogItem, 'key' | 'headCsv'>;

/**
 * The installations of a package that serve a namespace: those in it and those elsewhere that watch it.
 * @param namespace `null`: the whole cluster, so all of them
 */
export function installsOf(
  item: Installable,
  operators: readonly InstalledOperator[],
  namespace: string | null,
): readonly InstalledOperator[] {
  return operators.filter((operator) => isOf(item, operator) && serves(operator, namespace));
}

/** A name that tells an installed Operator from most others: its package's, or what the names of a copy begin with. */
export function nameToFind({ isCopy, packageName, csvNames }: InstalledOperator): string {
  return isCopy ? prefixOf(csvNames[0] ?? '') : (packageName ?? '');
}

/** What {@link nameToFind} may say of an installation of a package. */
export function installNamesOf({ key, headCsv }: Installable): readonly string[] {
  return [...new Set([key.packageName, prefixOf(headCsv)])];
}

/** The worst state among the installations of a package. */
export function stateOf(installs: readonly InstalledOperator[]): InstallState {
  const states = installs.map(stateOfOne);
  return INSTALL_STATES.find((state) => states.includes(state)) ?? 'not-installed';
}

/** A version that runs, as far as it is known, and the one that waits for approval. */
export type UpdateStep = { readonly from: string | null; readonly to: string };

/** The first update that waits among the installations of a package. */
export function updateOf(installs: readonly InstalledOperator[]): UpdateStep | null {
  const waiting = installs.find((install) => stateOfOne(install) === 'update-available');
  return waiting?.update ? { from: waiting.version, to: waiting.update.version } : null;
}

/** The state of one installation. */
export function stateOfOne({ health, update }: InstalledOperator): InstallState {
  const state = STATES[health.kind];
  if (state === 'if-it-runs') return health.runs ? 'installed' : 'in-progress';
  return state === 'installed' && update !== null ? 'update-available' : state;
}

/** An Operator that runs is not failed because its catalog is; one that never came waits for it. */
const STATES: Readonly<Record<HealthKind, InstallState | 'if-it-runs'>> = {
  failed: 'failed',
  'csv-removed': 'failed',
  'plan-failed': 'failed',
  'unpack-failed': 'failed',
  'resolution-failed': 'failed',
  'no-operator-group': 'failed',
  'several-operator-groups': 'failed',
  'catalog-missing': 'if-it-runs',
  'catalog-unhealthy': 'if-it-runs',
  'subscription-unnoticed': 'failed',
  'csv-unnoticed': 'failed',
  'update-blocked': 'installed',
  'requirements-not-met': 'in-progress',
  'pods-not-running': 'in-progress',
  'approval-needed': 'approval-needed',
  'update-approval-needed': 'update-available',
  removing: 'in-progress',
  installing: 'in-progress',
  updating: 'in-progress',
  unknown: 'in-progress',
  ready: 'installed',
};

/**
 * A Subscription names its catalog and package. A copied CSV, all that a project user may see of an Operator of
 * another namespace, names neither: it is known by the author's prefix of the CSV names.
 */
function isOf({ key, headCsv }: Installable, operator: InstalledOperator): boolean {
  if (operator.isCopy) return prefixOf(operator.csvNames[0] ?? '') === prefixOf(headCsv);
  return (
    operator.packageName === key.packageName &&
    operator.catalog?.name === key.catalog &&
    operator.catalog.namespace === key.catalogNamespace
  );
}

function serves(operator: InstalledOperator, namespace: string | null): boolean {
  // A copy was listed in the namespace it serves.
  if (namespace === null || operator.isCopy || operator.namespace === namespace) return true;
  const managed = operator.managedNamespaces;
  return managed !== null && (managed.length === 0 || managed.includes(namespace));
}

function prefixOf(csvName: string): string {
  return csvName.replace(/[.-]v?\d.*$/, '');
}
