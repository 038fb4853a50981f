import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { routes } from '~/routes';

/** The pending update of an Operator, and the page on which it is reviewed; `null` if there is none. */
export function reviewOf({
  namespace,
  name,
  update,
  extension,
}: InstalledOperator): { readonly version: string; readonly to: string } | null {
  if (update !== null) {
    return { version: update.version, to: routes.plan(namespace, update.planName) };
  }
  const version = extension?.newer;
  return version === undefined
    ? null
    : { version, to: routes.operator(namespace, name, 'updates') };
}
