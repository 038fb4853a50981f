import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { isRecord, textAt, valueAt } from '../console/json';
import packageJson from '../package.json';
import { lockedPackages, placeOf } from './licenses/productionPackages';

const packages = lockedPackages();

describe('package-lock.json', () => {
  // npm 10 of Node 20 and 22 fails to install otherwise; npm 11 does not.
  it('has only supported versions of optional peers', () => {
    expect(Object.keys(packages).flatMap(refusedPeers)).toEqual([]);
  });

  it('gives the console no other versions than the plugin except of PatternFly', () => {
    const own = Object.keys(packages).filter((path) => path.startsWith('console/node_modules/'));
    const names = own.map((path) => path.replace(/.*node_modules\//, ''));
    expect(names).toEqual(expect.arrayContaining(['@patternfly/react-core', 'focus-trap']));
    expect(names.filter((name) => !name.startsWith('@patternfly/'))).toEqual(['focus-trap']);
  });

  it('requires a Node version that every package supports', () => {
    const oldest = packageJson.engines.node.match(/\d+\.\d+\.\d+/g) ?? [];
    expect(oldest).toHaveLength(3);
    const refusals = Object.entries(packages)
      .map(([path, entry]) => ({ path, wanted: textAt(valueAt(entry, 'engines'), 'node') }))
      .filter(({ wanted }) => oldest.some((node) => !satisfies(node, wanted ?? '*')));
    expect(refusals).toEqual([WARNED_OF]);
  });
});

/** It also works on Node 24, where npm shows a warning. */
const WARNED_OF = {
  path: 'node_modules/i18next-parser',
  wanted: '^18.0.0 || ^20.0.0 || ^22.0.0',
};

function refusedPeers(path: string): readonly string[] {
  const peers = valueAt(packages[path], 'peerDependencies');
  return Object.entries(isRecord(peers) ? peers : {}).flatMap(([name, wanted]) => {
    const place = placeOf(packages, path, name);
    const version = place === undefined ? undefined : textAt(packages[place], 'version');
    const isTaken = version === undefined || satisfies(version, String(wanted));
    return isTaken ? [] : [`${path} takes ${name} ${String(wanted)}, and finds ${version}`];
  });
}
