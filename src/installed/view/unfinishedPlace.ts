import type { RemovalSubject } from '~/remove/rules/run/removalStep';
import type { NamespaceScope } from '~/routes';

export type Place = { readonly namespace: string; readonly name: string };

/** Of an Operator, whose id is `namespace/name`; `null`: it is something else that is removed. */
export function placeOf({ id }: RemovalSubject): Place | null {
  const [namespace, name] = id.split('/');
  return namespace === undefined || name === undefined ? null : { namespace, name };
}

/** It is an Operator in the namespace, or with `null` in any. */
export function isIn(subject: RemovalSubject, scope: NamespaceScope): boolean {
  const place = placeOf(subject);
  return place !== null && (scope === null || place.namespace === scope);
}
