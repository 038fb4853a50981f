import type { UninstallChoices } from './choices';
import type { UninstallInventory } from './inventory';
import { operandOffer } from './operands';
import { namespaceOffer } from './placeOffers';

/**
 * The choice to delete all that is available. The namespace is included while its contents are read, and afterwards only
 * if it contains nothing else, so that other resources there do not prevent the rest.
 */
export function everything(inventory: UninstallInventory): UninstallChoices {
  const operandsOf = inventory.apis
    .filter((one) => operandOffer(one, inventory).isOffered)
    .map(({ api }) => api.name);
  const most = {
    operandsOf,
    definitions: true,
    operatorGroup: true,
    namespace: true,
    consolePlugins: true,
  };
  const offer = namespaceOffer(inventory, most);
  return { ...most, namespace: offer.isOffered || offer.reason.kind === 'checking' };
}

/** Whether resources that could be chosen are still being read. */
export function isReadingApis({ apis }: UninstallInventory): boolean {
  return apis.some(
    ({ operands, definition }) => operands.status === 'loading' || definition?.status === 'loading',
  );
}
