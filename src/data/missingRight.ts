import type { Right } from '~/domain/failure';
import type { Loadable } from '~/domain/loadable';

/** The right that a failure names. */
export function missingRight(source: Loadable<unknown>): readonly Right[] {
  const right = source.status === 'failed' ? source.failure.right : undefined;
  return right === undefined ? [] : [right];
}
