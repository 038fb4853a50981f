import type { Permission } from '~/kube/failure';
import { type Translate, useT } from '~/i18n';

/** Returns a function that formats a permission: "list subscriptions.operators.coreos.com in namespace team-a". */
export function usePermissionText(): (right: Permission) => string {
  const t = useT();
  return (right) => permissionText(right, t);
}

/** The same with given translations. */
export function permissionText(right: Permission, t: Translate): string {
  const resource = resourceName(right);
  if (right.namespace !== undefined) {
    return t('{{verb}} {{resource}} in namespace {{namespace}}', {
      verb: right.verb,
      resource,
      namespace: right.namespace,
    });
  }
  return t('{{verb}} {{resource}} cluster-wide', { verb: right.verb, resource });
}

/** A sentence with the missing permissions, shortened if there are many; empty if there are none. */
export function neededText(missing: readonly Permission[], t: Translate): string {
  if (missing.length === 0) return '';
  const named = missing.length > MOST_NAMED ? missing.slice(0, NAMED_OF_MANY) : missing;
  const count = missing.length - named.length;
  const rights = named.map((right) => permissionText(right, t));
  return t('You do not have permission to {{permission}}.', {
    permission: t.list(count === 0 ? rights : [...rights, t('{{count}} more', { count })]),
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
