import type { InstalledOperator } from './installedOperator';

/**
 * The namespace below which the page of an Operator is opened. A copy is opened where it is: who may see the original is
 * shown that, and who works in the copy's namespace only is not led to where they may see nothing.
 */
export function placeOf({ id, isCopy, namespace }: InstalledOperator): string {
  return isCopy ? id.slice(0, id.indexOf('/')) : namespace;
}
