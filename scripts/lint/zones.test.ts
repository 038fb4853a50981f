import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARROWS, OUTSIDE, TEST_ZONES, zonesOf } from './zones';

const zones = zonesOf(['install', 'config', 'remove']);
const exceptionsOf = (target: string, from = './src') =>
  zones.find((zone) => zone.target === `./src/${target}` && zone.from === from)?.except;

describe('zonesOf', () => {
  it('lets kube import nothing but kube', () => {
    expect(exceptionsOf('kube')).toEqual(['./kube']);
  });

  it.each([
    ['kube', 'olm'],
    ['olm', 'ui'],
    ['olm', 'install'],
    ['ui', 'install'],
    ['install', 'remove'],
    ['install', 'start'],
    ['config', 'install'],
    ['install/rules', 'install/read'],
    ['install/rules', 'install/view'],
    ['install/rules', 'ui'],
  ])('keeps %s away from %s', (folder, other) => {
    expect(exceptionsOf(folder)).not.toContain(`./${other}`);
  });

  it('lets a capability use another along an arrow, subfolder by subfolder', () => {
    expect(exceptionsOf('install')).toContain('./config');
    expect(exceptionsOf('install/rules')).toContain('./config/rules');
    expect(exceptionsOf('install/read', './src/config/view')).toEqual([]);
  });

  it('keeps hooks from the rules and the shared views', () => {
    expect(exceptionsOf('install/rules', './src/olm/read')).toEqual([]);
    expect(exceptionsOf('ui', './src/olm/read')).toEqual([]);
  });

  it.each([
    ['src', 'local'],
    ['src', 'console'],
    ['local', 'console'],
  ])('separates %s and %s', (one, other) => {
    expect(existsSync(one) && existsSync(other)).toBe(true);
    expect(zones).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ target: `./${one}`, from: `./${other}`, except: [] }),
        expect.objectContaining({ target: `./${other}`, from: `./${one}`, except: [] }),
      ]),
    );
  });
});

describe('TEST_ZONES', () => {
  it('lets tests import only one file of a separated part', () => {
    const exceptions = TEST_ZONES.flatMap(({ from, except }) =>
      except.map((path) => `${from}/${path}`),
    );
    expect(exceptions).toEqual(['./local/./cluster/olm/csv/certificate.ts']);
    expect(existsSync(exceptions[0] ?? '')).toBe(true);
  });
});

describe('the table of arrows', () => {
  const folders = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !OUTSIDE.includes(entry.name))
    .map(({ name }) => name);

  it('has at most eleven, each between two capabilities that exist', () => {
    expect(ARROWS.length).toBeLessThanOrEqual(11);
    for (const [from, to] of ARROWS) expect(folders).toEqual(expect.arrayContaining([from, to]));
  });

  it('has no cycle', () => {
    const reach = (from: string, seen: readonly string[]): readonly string[] =>
      ARROWS.filter(([one]) => one === from).flatMap(([, to]) =>
        seen.includes(to) ? to : [to, ...reach(to, [...seen, to])],
      );
    for (const folder of folders) expect(reach(folder, [])).not.toContain(folder);
  });

  it.each(folders)('%s has only these subfolders', (folder) => {
    const subfolders = readdirSync(`src/${folder}`);
    expect(['read', 'rules', 'view']).toEqual(expect.arrayContaining(subfolders));
    expect(existsSync(`src/${folder}/view`)).toBe(true);
  });
});
