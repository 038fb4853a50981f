import type { Right } from '~/kube/failure';
import { type Translate, useT } from '~/i18n';

/** A function that puts a right into words: "list subscriptions.operators.coreos.com in namespace team-a". */
export function useRightText(): (right: Right) => string {
  const t = useT();
  return (right) => rightText(right, t);
}

/** The same where the translations are at hand. */
export function rightText(right: Right, t: Translate): string {
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

/** The sentence that names the rights that are missing, of many the first; none where none is. */
export function neededText(missing: readonly Right[], t: Translate): string {
  if (missing.length === 0) return '';
  const named = missing.length > MOST_NAMED ? missing.slice(0, NAMED_OF_MANY) : missing;
  const count = missing.length - named.length;
  const rights = named.map((right) => rightText(right, t));
  return t('You do not have permission to {{right}}.', {
    right: t.list(count === 0 ? rights : [...rights, t('{{count}} more', { count })]),
  });
}

/** A cluster serves some hundred kinds, and nobody reads a sentence with all of them. */
const MOST_NAMED = 8;
const NAMED_OF_MANY = 6;

/** As `kubectl auth can-i` spells it. */
function resourceName({ resource, group, subresource }: Right): string {
  const full = subresource === undefined ? resource : `${resource}/${subresource}`;
  return group === '' ? full : `${full}.${group}`;
}
