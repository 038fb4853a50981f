import type { Right } from '~/domain/failure';
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
  return t('{{verb}} {{resource}} in the whole cluster', { verb: right.verb, resource });
}

/** The sentence that names the rights that are missing; none where none is. */
export function neededText(missing: readonly Right[], t: Translate): string {
  if (missing.length === 0) return '';
  const rights = t.list(missing.map((right) => rightText(right, t)));
  return t('You need the right to {{right}}.', { right: rights });
}

/** As `kubectl auth can-i` spells it. */
function resourceName({ resource, group, subresource }: Right): string {
  const full = subresource === undefined ? resource : `${resource}/${subresource}`;
  return group === '' ? full : `${full}.${group}`;
}
