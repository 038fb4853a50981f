import type { Failure } from '~/kube/failure';

/**
 * Whether the server refused a change because the object is another than the one that was shown: its uid differs
 * (`conflict`), or a `test` of the patch does not hold, which it answers as an invalid request without naming a field.
 */
export function hasChangedMeanwhile({ kind, problems = [] }: Failure): boolean {
  return kind === 'conflict' || (kind === 'invalid' && problems.length === 0);
}
