import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPermissive } from './permissive';
import { productionPackages } from './productionPackages';

const packages = productionPackages(new URL('../../package-lock.json', import.meta.url));

describe('isPermissive', () => {
  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0-only', false],
    ['LGPL-3.0-or-later', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%s: %s', (expression, expected) => {
    expect(isPermissive(expression)).toBe(expected);
  });
});

describe('what we ship of others', () => {
  it('has permissive licences only', () => {
    expect(packages.length).toBeGreaterThan(0);
    expect(packages.filter(({ licence }) => !isPermissive(licence))).toEqual([]);
  });

  it('is listed (else: npm run licences)', () => {
    const page = readFileSync(new URL('../../docs/third-party.md', import.meta.url), 'utf8');
    const listed = [...page.matchAll(/^\| (\S+) +\| (\d\S*) +\| (\S.*?) +\|$/gm)].map((row) =>
      row.slice(1).join(' '),
    );
    const shipped = packages.map(({ name, version, licence }) => `${name} ${version} ${licence}`);
    expect(listed).toEqual([...new Set(shipped)]);
  });
});
