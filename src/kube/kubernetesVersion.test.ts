import { describe, expect, it } from 'vitest';
import { serverVersionIn } from './kubernetesVersion';

describe('the version of the API server', () => {
  it.each([
    [{ gitVersion: 'v1.36.2' }, 'v1.36.2'],
    [{ gitVersion: 7 }, null],
    [null, null],
    ['<html>', null],
  ])('%j: the version is %j', (answer, expected) => {
    expect(serverVersionIn(answer)).toBe(expected);
  });
});
