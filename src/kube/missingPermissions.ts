import type { Permission } from './failure';
import type { Loadable } from './loadable';

/** The permission that a failure names. */
export function missingPermissions(source: Loadable<unknown>): readonly Permission[] {
  const permission = source.status === 'failed' ? source.failure.permission : undefined;
  return permission === undefined ? [] : [permission];
}
