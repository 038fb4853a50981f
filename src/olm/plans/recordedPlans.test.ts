import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { recordIn, textIn } from '~/kube/json';
import type { InstallPlan } from '~/kube/models/olm';
import { type BundleFile, bundleFiles } from './bundleFiles';
import { grantsOf } from '~/olm/permissions/permissions';
import { type ReadBundle, planContentOf, sourcesNeeded } from './planContent';
import { bundleKey } from './stepManifest';

const RECORDINGS = 'test-data/olm-recordings';

type Event = { readonly resource: string; readonly object: InstallPlan };

function eventsOf(situation: string): readonly Event[] {
  const text = gunzipSync(readFileSync(`${RECORDINGS}/${situation}.jsonl.gz`)).toString();
  const events: readonly Event[] = JSON.parse(`[${text.trim().split('\n').join(',')}]`);
  return events;
}

/** Every plan of a situation with the last content of its ConfigMaps. */
async function recorded(situation: string) {
  const configMaps = new Map<string, unknown>();
  const plans = new Map<string, InstallPlan>();
  for (const { resource, object } of eventsOf(situation)) {
    const { namespace = '', name } = object.metadata;
    if (resource === 'configmaps') configMaps.set(`${namespace}/${name}`, object);
    if (resource === 'installplans' && object.status?.plan) plans.set(name, object);
  }
  return Promise.all(
    [...plans.values()].map(async (plan) => {
      const bundles = new Map<string, ReadBundle>();
      for (const reference of sourcesNeeded(plan).bundles) {
        const configMap = configMaps.get(bundleKey(reference));
        if (configMap === undefined) continue;
        const files: BundleFile[] = [];
        for await (const file of bundleFiles(configMap)) files.push(file);
        bundles.set(bundleKey(reference), { kind: 'unpacked', files });
      }
      return { plan, content: planContentOf(plan, { bundles, manifests: new Map() }) };
    }),
  );
}

describe('plans of real OLM', () => {
  it.each([
    ['install_automatic', 1],
    ['dependency_install', 2],
    ['deprecated', 1],
    ['shared_installplan', 1],
  ])('are completely read: %s', async (situation, operators) => {
    const [first] = await recorded(situation);
    const objects = first?.content.objects ?? [];
    expect(first?.plan.spec?.clusterServiceVersionNames).toHaveLength(operators);
    expect(objects.length).toBeGreaterThan(3);
    for (const { kind, name, manifest } of objects) {
      expect([kind, name]).toEqual([
        textIn(manifest?.['kind']),
        textIn(recordIn(manifest?.['metadata'])['name']),
      ]);
    }
  });

  it('contain the permissions of the Operator', async () => {
    const [first] = await recorded('install_automatic');
    const grants = first ? grantsOf(first.content, ['s-auto']) : [];
    expect(grants.map(({ holder, scope }) => [holder, scope.kind])).toEqual([
      [{ kind: 'account', name: 'acme-db-sa' }, 'cluster'],
      [{ kind: 'account', name: 'acme-db-sa' }, 'namespaces'],
    ]);
  });
});
