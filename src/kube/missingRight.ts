import type { Right } from './failure';
import type { Loadable } from './loadable';

/** The permission that a failure names. */
export function missingRight(source: Loadable<unknown>): readonly Right[] {
  const right = source.status === 'failed' ? source.failure.right : undefined;
  return right === undefined ? [] : [right];
}
