import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Session, sessionSeal } from './sealedSession';

const SECRET = randomBytes(32);
const NOW = 1_000_000;
const SESSION: Session = { token: 'ey.top-secret', user: 'paula', expiresAt: NOW + 1 };

const seal = sessionSeal(SECRET, () => NOW);

it('is readable only with the same key, on every replica', () => {
  const sealed = seal.seal(SESSION);
  expect(sessionSeal(SECRET, () => NOW).open(sealed)).toEqual(SESSION);
  expect(sessionSeal(randomBytes(32), () => NOW).open(sealed)).toBeUndefined();
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('secret');
});

it('is encrypted differently each time', () => {
  expect(seal.seal(SESSION)).not.toBe(seal.seal(SESSION));
});

it('ends', () => {
  const sealed = seal.seal(SESSION);
  expect(sessionSeal(SECRET, () => SESSION.expiresAt).open(sealed)).toBeUndefined();
});

it('is rejected if a single bit differs', () => {
  const sealed = Buffer.from(seal.seal(SESSION), 'base64url');
  for (const place of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(seal.open(changed.toString('base64url'))).toBeUndefined();
  }
});

it.each(['', 'a', '\u0000', 'x'.repeat(5000), seal.seal(SESSION).slice(0, 40)])(
  'is not found in %j',
  (text) => {
    expect(seal.open(text)).toBeUndefined();
  },
);

it('fits a token of 3800 characters into a cookie', () => {
  const token = randomBytes(2850).toString('base64url');
  expect(token.length).toBe(3800);
  expect(seal.seal({ ...SESSION, token }).length).toBeLessThan(4000);
});
