import { describe, expect, it } from 'vitest';
import type { Failure } from '~/kube/failure';
import { hasChangedMeanwhile } from './changedMeanwhile';

describe('hasChangedMeanwhile', () => {
  it.each<[string, Failure, boolean]>([
    ['another object has the name', { kind: 'conflict', message: '' }, true],
    ['a test of the patch fails', { kind: 'invalid', message: '', rejected: [] }, true],
    [
      'a field is rejected',
      { kind: 'invalid', message: '', rejected: [{ field: 'spec', message: 'no' }] },
      false,
    ],
    ['a permission is missing', { kind: 'forbidden', message: '' }, false],
  ])('%s', (_, failure, expected) => {
    expect(hasChangedMeanwhile(failure)).toBe(expected);
  });
});
