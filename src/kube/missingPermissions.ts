import type { Permission } from './failure';
import type { Loadable } from './loadable';

/** The permission that a failure names. */
export function missingPermissions(source: Loadable<unknown>): readonly Permission[] {
  const right = source.status === 'failed' ? source.failure.right : undefined;
  return right === undefined ? [] : [right];
}
