import type { InstalledOperator } from './installedOperator';

/**
 * The namespace in the URL of an Operator's page. A copy is opened in its own namespace: users with permission for the
 * original see that, and others are not led to a namespace without permission.
 */
export function placeOf({ id, isCopy, namespace }: InstalledOperator): string {
  return isCopy ? id.slice(0, id.indexOf('/')) : namespace;
}
