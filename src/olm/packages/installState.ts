import type { StatusKind } from '~/olm/status/status';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { CatalogItem } from './catalogItem';

/** The installation state of a package in the catalog. */
export type InstallState = (typeof INSTALL_STATES)[number];

/** Most severe first: of several installations, the most severe state is shown. */
export const INSTALL_STATES = [
  'failed',
  'approval-needed',
  'in-progress',
  'update-available',
  'installed',
  'not-installed',
] as const;

/** The data that identifies installations of a package: its key, and the head's name for copies. */
export type Installable = Pick<CatalogItem, 'key' | 'headCsv'>;

/**
 * The installations of a package that are available in a namespace: those in it and those elsewhere that watch it.
 * @param namespace `null`: the whole cluster
 */
export function installsOf(
  item: Installable,
  operators: readonly InstalledOperator[],
  namespace: string | null,
): readonly InstalledOperator[] {
  return operators.filter((operator) => isOf(item, operator) && serves(operator, namespace));
}

/** A name for a first selection of installed Operators: the package name, or the name prefix of a copy. */
export function nameToFind({ isCopy, packageName, csvNames }: InstalledOperator): string {
  return isCopy ? prefixOf(csvNames[0] ?? '') : (packageName ?? '');
}

/** The possible values of {@link nameToFind} for installations of a package. */
export function installNamesOf({ key, headCsv }: Installable): readonly string[] {
  return [...new Set([key.packageName, prefixOf(headCsv)])];
}

/** The most severe state of the installations of a package. */
export function stateOf(installs: readonly InstalledOperator[]): InstallState {
  const states = installs.map(stateOfOne);
  return INSTALL_STATES.find((state) => states.includes(state)) ?? 'not-installed';
}

/** The running version, if known, and the one that requires approval. */
export type UpdateStep = { readonly from: string | null; readonly to: string };

/** The first pending update of the installations of a package. */
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

/** A failing catalog does not make a running Operator failed. An Operator without a CSV waits for it. */
const STATES: Readonly<Record<StatusKind, InstallState | 'if-it-runs'>> = {
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
  'install-blocked': 'failed',
  'change-blocked': 'installed',
  'not-running': 'failed',
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
 * A Subscription names its catalog and package. A copied CSV, which is all that a project user can see of an Operator
 * of another namespace, names neither: the name prefix identifies it.
 */
function isOf({ key, headCsv }: Installable, operator: InstalledOperator): boolean {
  // OLM v1 installs a package from any of its catalogs.
  if (operator.extension !== undefined) return operator.packageName === key.packageName;
  if (operator.isCopy) return prefixOf(operator.csvNames[0] ?? '') === prefixOf(headCsv);
  return (
    operator.packageName === key.packageName &&
    operator.catalog?.name === key.catalog &&
    operator.catalog.namespace === key.catalogNamespace
  );
}

function serves(operator: InstalledOperator, namespace: string | null): boolean {
  // A copy was listed in the namespace in which it is available.
  if (namespace === null || operator.isCopy || operator.namespace === namespace) return true;
  const managed = operator.managedNamespaces;
  return managed !== null && (managed.length === 0 || managed.includes(namespace));
}

function prefixOf(csvName: string): string {
  return csvName.replace(/[.-]v?\d.*$/, '');
}
