import type { Failure } from '~/kube/failure';

/**
 * Whether the server rejected a change because the object was updated: its UID differs (`conflict`), or a `test` of the
 * patch fails, which is answered as an invalid request without a field.
 */
export function hasChangedMeanwhile({ kind, rejected = [] }: Failure): boolean {
  return kind === 'conflict' || (kind === 'invalid' && rejected.length === 0);
}
