import { describe, expect, it } from 'vitest';
import { isOf, perspectiveFor } from './perspectives';

describe('perspectiveFor', () => {
  it.each([
    [true, 'admin'],
    [false, 'dev'],
    [undefined, undefined],
  ])('with permission to get namespaces (%s) is %s', (canGet, expected) => {
    expect(perspectiveFor(canGet)).toBe(expected);
  });
});

/** Cases of console-app's nav/__tests__/useNavExtensionForPerspective.spec.ts. */
describe('isOf', () => {
  it.each([
    ['admin', undefined, true],
    ['dev', undefined, false],
    ['dev', 'dev', true],
    ['admin', 'dev', false],
    ['dev', 'acm', false],
  ] as const)('in %s an extension of %s: %s', (active, perspective, expected) => {
    expect(isOf(active, perspective === undefined ? {} : { perspective })).toBe(expected);
  });
});
