import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { isRecord, parseJson, textAt, valueAt } from '../console/json';
import packageJson from '../package.json';

const packages = readPackages('package-lock.json');

describe('package-lock.json', () => {
  // npm 10, which Node 20 and 22 bring, refuses to install otherwise; npm 11 lets it pass.
  it('gives no package another version of an optional peer than it takes', () => {
    expect(Object.keys(packages).flatMap(refusedPeers)).toEqual([]);
  });

  it('asks for a Node that every package takes', () => {
    const oldest = packageJson.engines.node.match(/\d+\.\d+\.\d+/g) ?? [];
    expect(oldest).toHaveLength(3);
    const refusals = Object.entries(packages)
      .map(([path, entry]) => ({ path, wanted: textAt(valueAt(entry, 'engines'), 'node') }))
      .filter(({ wanted }) => oldest.some((node) => !satisfies(node, wanted ?? '*')));
    expect(refusals).toEqual([WARNED_OF]);
  });
});

/** It works on Node 24, too; npm warns of it there. */
const WARNED_OF = {
  path: 'node_modules/i18next-parser',
  wanted: '^18.0.0 || ^20.0.0 || ^22.0.0',
};

function refusedPeers(path: string): readonly string[] {
  const peers = valueAt(packages[path], 'peerDependencies');
  return Object.entries(isRecord(peers) ? peers : {}).flatMap(([name, wanted]) => {
    const version = versionFor(path, name);
    const isTaken = version === undefined || satisfies(version, String(wanted));
    return isTaken ? [] : [`${path} takes ${name} ${String(wanted)}, and finds ${version}`];
  });
}

/** The version of another package that one finds, as Node looks for it: beside itself, and then further up. */
function versionFor(path: string, name: string): string | undefined {
  const place = `${path}/node_modules/${name}`;
  const found = textAt(packages[place.replace(/^\//, '')], 'version');
  if (found !== undefined || path === '') return found;
  return versionFor(path.replace(/(^|\/)(node_modules\/(@[^/]+\/)?)?[^/]+$/, ''), name);
}

function readPackages(lockfile: string): Readonly<Record<string, unknown>> {
  const found = valueAt(parseJson(readFileSync(lockfile, 'utf8')), 'packages');
  if (!isRecord(found)) throw new Error(`${lockfile} has no packages`);
  return found;
}
