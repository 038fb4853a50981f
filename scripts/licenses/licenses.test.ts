import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { licenseList } from './licenseList';
import { isPermissive } from './permissive';
import { PRODUCTS, productionPackages } from './productionPackages';

const plugin = productionPackages(PRODUCTS.plugin);
const console = productionPackages(PRODUCTS.console);

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

describe.each([
  ['the plugin', plugin, ['dompurify', 'idb']],
  ['the stand-alone console', console, ['redux', 'immutable', 'i18next']],
])('third-party packages that %s ships', (_, packages, some) => {
  it('has permissive licenses only', () => {
    expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(some));
    expect(packages.filter(({ license }) => !isPermissive(license))).toEqual([]);
  });
});

describe('third-party packages that the plugin ships', () => {
  it('exclude packages of the console and development dependencies', () => {
    const names = new Set(plugin.map(({ name }) => name));
    const strangers = ['ws', 'i18next', 'redux', 'redux-thunk', 'vitest'];
    expect(strangers.filter((name) => names.has(name))).toEqual([]);
  });
});

describe('docs/third-party.md', () => {
  it('lists third-party packages (else: npm run licenses)', () => {
    const page = readFileSync(new URL('../../docs/third-party.md', import.meta.url), 'utf8');
    const rowsOf = (text: string) =>
      [...text.matchAll(/^#.*$|^\| (\S+) +\| (\d\S*) +\| (\S.*?) +\|$/gm)].map((row) =>
        row[0].replaceAll(/ +/g, ' '),
      );
    expect(rowsOf(page)).toEqual(rowsOf(licenseList({ plugin, console })));
  });
});
