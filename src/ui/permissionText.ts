import type { Permission } from '~/kube/failure';
import { type Translate, useT } from '~/i18n';

/** Returns a function that formats a permission: "list subscriptions.operators.coreos.com in namespace team-a". */
export function usePermissionText(): (permission: Permission) => string {
  const t = useT();
  return (permission) => permissionText(permission, t);
}

/** The same with given translations. */
export function permissionText(permission: Permission, t: Translate): string {
  const resource = resourceName(permission);
  if (permission.namespace !== undefined) {
    return t('{{verb}} {{resource}} in namespace {{namespace}}', {
      verb: permission.verb,
      resource,
      namespace: permission.namespace,
    });
  }
  return t('{{verb}} {{resource}} cluster-wide', { verb: permission.verb, resource });
}

/** A sentence with the missing permissions, shortened if there are many; empty if there are none. */
export function neededText(missing: readonly Permission[], t: Translate): string {
  if (missing.length === 0) return '';
  const named = missing.length > MOST_NAMED ? missing.slice(0, NAMED_OF_MANY) : missing;
  const count = missing.length - named.length;
  const permissions = named.map((permission) => permissionText(permission, t));
  return t('You do not have permission to {{permission}}.', {
    permission: t.list(
      count === 0 ? permissions : [...permissions, t('{{count}} more', { count })],
    ),
  });
}

/** A cluster serves hundreds of kinds; a sentence with all of them is unreadable. */
const MOST_NAMED = 8;
const NAMED_OF_MANY = 6;

/** In the notation of `kubectl auth can-i`. */
function resourceName({ resource, group, subresource }: Permission): string {
  const full = subresource === undefined ? resource : `${resource}/${subresource}`;
  return group === '' ? full : `${full}.${group}`;
}
