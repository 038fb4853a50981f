import type { ExtensionFit } from '~/olm/content/extensionFit';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { CatalogItem } from './catalogItem';
import {
  installNamesOf,
  installsOf,
  type InstallState,
  nameToFind,
  stateOf,
  updateOf,
  type UpdateStep,
} from './installState';

/** The packages with their state in a namespace; `null`: in the whole cluster. */
export function catalogEntries(
  items: readonly CatalogItem[],
  operators: readonly InstalledOperator[],
  namespace: string | null,
): readonly CatalogEntry[] {
  // With thousands of packages and hundreds of Operators, each package is compared only with Operators of its names.
  const byName = grouped(operators);
  return items.map((item) => {
    const candidates = installNamesOf(item).flatMap((name) => byName.get(name) ?? []);
    const installs = installsOf(item, candidates, namespace);
    const state = stateOf(installs);
    const update = state === 'update-available' ? updateOf(installs) : null;
    const isOfV1 =
      state === 'installed' && installs.every(({ extension }) => extension !== undefined);
    const hidesUpdate = update === null && updateOf(installs) !== null;
    return {
      item,
      state,
      ...(update !== null && { update }),
      ...(hidesUpdate && { hidesUpdate }),
      ...(isOfV1 && { isOfV1 }),
    };
  });
}

function grouped(
  operators: readonly InstalledOperator[],
): ReadonlyMap<string, readonly InstalledOperator[]> {
  const groups = new Map<string, InstalledOperator[]>();
  for (const operator of operators) {
    const name = nameToFind(operator);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [operator]);
    else group.push(operator);
  }
  return groups;
}

/** A package with its state in the selected namespace. */
export type CatalogEntry = {
  readonly item: CatalogItem;
  readonly state: InstallState;
  /** Absent: no pending update, or a more important status. */
  readonly update?: UpdateStep;
  /** Another installation has a more important status than a pending update. */
  readonly hidesUpdate?: true;
  /** Only OLM v1 installed it. */
  readonly isOfV1?: true;
  /** Of a ClusterCatalog: whether OLM v1 can install it; `null`: unknown. Absent: of a CatalogSource. */
  readonly fit?: ExtensionFit | null;
};
