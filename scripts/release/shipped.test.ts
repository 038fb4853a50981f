import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRecord, parseJson, valueAt } from '../../console/json';
import { PRODUCTS, idOf, nameOf, productionPackages } from '../licenses/productionPackages';

const target = mkdtempSync(join(tmpdir(), 'shipped-'));

beforeAll(() => {
  const env = { ...process.env, npm_config_offline: 'true' };
  const { status, stderr } = spawnSync('bash', ['scripts/release/shipped.sh', target], {
    env,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}, 60_000);

afterAll(() => {
  rmSync(target, { recursive: true });
});

it.each([
  ['operator-hub', PRODUCTS.plugin],
  ['operator-hub-console', PRODUCTS.console],
])('npm finds the same third-party packages in %s', (name, folder) => {
  const lockfile = parseJson(readFileSync(join(target, name, 'package-lock.json'), 'utf8'));
  const packages = valueAt(lockfile, 'packages');
  const found = Object.entries(isRecord(packages) ? packages : {})
    .filter(([place, entry]) => place.includes('node_modules/') && valueAt(entry, 'link') !== true)
    .map(([place, entry]) =>
      idOf({ name: nameOf(place), version: String(valueAt(entry, 'version')) }),
    );
  expect(found.length).toBeGreaterThan(30);
  expect(new Set(found)).toEqual(new Set(productionPackages(folder).map(idOf)));
});
