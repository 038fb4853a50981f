import type { Permission } from '~/kube/failure';
import { type Offer, offered, withheld } from './choices';
import type { UninstallInventory } from './inventory';

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
