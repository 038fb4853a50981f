import { describe, expect, it } from 'vitest';
import { ownerTextOf } from './identity';

describe('the identity of the user', () => {
  it('differs by the signed-in user, and by whom they act as', () => {
    const acting = { name: 'vera', groups: [] };
    const texts = [
      { session: 'admin', acting: null },
      { session: 'vera', acting: null },
      { session: 'admin', acting },
      { session: 'bob', acting },
      { session: 'admin', acting: { ...acting, groups: ['a'] } },
    ].map(ownerTextOf);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
