import type { Failure, Permission } from '~/kube/failure';
import type { ResourceModel } from '~/kube/models/meta';
import {
  clusterServiceVersionModel,
  operatorGroupModel,
  subscriptionModel,
} from '~/kube/models/olm';
import { hasCopyLabel } from '~/olm/installed/copies';
import { type NamespaceContent, othersIn } from '~/olm/namespaces/namespaceContents';
import { isReservedName } from '~/olm/namespaces/namespaceName';
import { type Offer, offered, type UninstallChoices, withheld } from './choices';
import type { PlaceContents, UninstallInventory } from './inventory';
import { allChosenOperands } from './operands';

/** The reason why the OperatorGroup of the namespace is not available. */
export type GroupReason =
  | { readonly kind: 'none' | 'global' | 'platform' }
  /** With the permission to read it. */
  | { readonly kind: 'unknown'; readonly missing: readonly Permission[] }
  | { readonly kind: 'used'; readonly by: readonly string[] };

/** UN-021: available only if no other Operator of the namespace needs it. */
export function groupOffer({ place, missing }: UninstallInventory): Offer<GroupReason> {
  const { namespace, operatorGroups, neighbours, isGlobal } = place;
  if (isGlobal) return withheld({ kind: 'global' });
  if (operatorGroups === null || neighbours === null) {
    const kinds = [subscriptionModel, clusterServiceVersionModel, operatorGroupModel];
    return withheld({ kind: 'unknown', missing: toSee(kinds, namespace, missing) });
  }
  if (operatorGroups.length === 0) return withheld({ kind: 'none' });
  if (operatorGroups.some((group) => group.isOfPlatform)) return withheld({ kind: 'platform' });
  return neighbours.length === 0 ? offered : withheld({ kind: 'used', by: neighbours });
}

/** The reason why the namespace is not available. */
export type NamespaceReason =
  | { readonly kind: 'reserved' | 'global' | 'checking' }
  | { readonly kind: 'unknown'; readonly missing: readonly Permission[] }
  | { readonly kind: 'forbidden'; readonly permission: Permission }
  | { readonly kind: 'used' | 'targeted'; readonly by: readonly string[] }
  | { readonly kind: 'unread'; readonly failure: Failure }
  | { readonly kind: 'unseen'; readonly failures: readonly Failure[] }
  | { readonly kind: 'others'; readonly others: readonly NamespaceContent[] };

/** The decision before the contents of the namespace are read, to avoid unnecessary requests. */
export function namespaceOutlook({ place, missing }: UninstallInventory): Offer<NamespaceReason> {
  const { namespace, neighbours, isGlobal, operatorGroups, targetedBy, denied } = place;
  if (isGlobal) return withheld({ kind: 'global' });
  const isPlatforms = operatorGroups?.some((group) => group.isOfPlatform) === true;
  if (isPlatforms || namespace === 'default' || isReservedName(namespace)) {
    return withheld({ kind: 'reserved' });
  }
  if (denied !== null) return withheld({ kind: 'forbidden', permission: denied });
  if (neighbours === null) {
    const kinds = [subscriptionModel, clusterServiceVersionModel];
    return withheld({ kind: 'unknown', missing: toSee(kinds, namespace, missing) });
  }
  if (neighbours.length > 0) return withheld({ kind: 'used', by: neighbours });
  // Their Operators would fail or watch nothing.
  return targetedBy.length === 0 ? offered : withheld({ kind: 'targeted', by: targetedBy });
}

/** Whether the namespace can be deleted: only if all of its contents are known and deleted anyway. */
export function namespaceOffer(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): Offer<NamespaceReason> {
  const outlook = namespaceOutlook(inventory);
  if (!outlook.isOffered) return outlook;
  const { contents } = inventory.place;
  if (contents === null || contents.status === 'loading') return withheld({ kind: 'checking' });
  if (contents.status === 'failed') return withheld({ kind: 'unread', failure: contents.failure });
  const { unseen } = contents.data;
  const others = othersIn(contents.data.found, ownUids(inventory, choices));
  if (others.length > 0) return withheld({ kind: 'others', others });
  return unseen.length === 0 ? offered : withheld({ kind: 'unseen', failures: unseen });
}

function toSee(
  kinds: readonly ResourceModel[],
  namespace: string,
  missing: readonly Permission[],
): readonly Permission[] {
  return missing.filter(
    (permission) =>
      permission.namespace === namespace &&
      kinds.some(({ plural }) => plural === permission.resource),
  );
}

/** The contents that are deleted with the namespace without a step of their own, by kind. */
export function deletedWith(
  { found }: PlaceContents,
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly DeletedWith[] {
  const own = ownUids(inventory, choices);
  const rest = found.filter(({ metadata }) => !own.has(metadata.uid ?? ''));
  const copies = rest.filter(({ metadata }) => hasCopyLabel(metadata));
  return [
    ...byKind(rest.filter((one) => !copies.includes(one))).map((one) => ({
      ...one,
      areCopies: false,
    })),
    ...byKind(copies).map((one) => ({ ...one, areCopies: true })),
  ];
}

export type DeletedWith = {
  readonly kind: string;
  readonly names: readonly string[];
  /** OLM's copies of Operators in other namespaces (CSV-014), which are no loss. */
  readonly areCopies: boolean;
};

function byKind(contents: readonly NamespaceContent[]) {
  const kinds = [...new Set(contents.map(({ model }) => model.kind))].toSorted();
  return kinds.map((kind) => ({
    kind,
    names: contents.flatMap(({ model, metadata }) => (model.kind === kind ? [metadata.name] : [])),
  }));
}

function ownUids(inventory: UninstallInventory, choices: UninstallChoices): ReadonlySet<string> {
  const { subscription, csvs, place } = inventory;
  const own = [
    subscription,
    ...csvs,
    ...(place.operatorGroups ?? []),
    ...allChosenOperands(inventory, choices),
  ];
  return new Set(own.flatMap((one) => one?.uid ?? []));
}

/** The reason why the console plugins are not available. */
export type PluginReason =
  | { readonly kind: 'none' }
  | { readonly kind: 'shared'; readonly names: readonly string[] }
  | { readonly kind: 'forbidden'; readonly permission: Permission };

/** Whether the console plugins of the Operator can be disabled. */
export function pluginOffer({ plugins }: UninstallInventory): Offer<PluginReason> {
  const { own, shared, missing } = plugins;
  if (own.length === 0) {
    return withheld(shared.length === 0 ? { kind: 'none' } : { kind: 'shared', names: shared });
  }
  return missing === null ? offered : withheld({ kind: 'forbidden', permission: missing });
}
