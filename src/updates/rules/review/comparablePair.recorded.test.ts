import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { jsonIn, type JsonRecord, recordIn, textIn } from '~/kube/json';
import { appliedManifest } from '~/olm/plans/planContent';
import { comparablePair } from './comparison';

const RECORDINGS = 'test-data/olm-recordings';
const BUNDLES = 'test-data/acme/bundles';

/** ClusterServiceVersions as stored by a real API server and OLM. */
function recordedCsvs(): ReadonlyMap<string, JsonRecord> {
  const found = new Map<string, JsonRecord>();
  for (const file of readdirSync(RECORDINGS).filter((name) => name.endsWith('.gz'))) {
    const lines = gunzipSync(readFileSync(`${RECORDINGS}/${file}`))
      .toString()
      .split('\n');
    for (const line of lines) {
      const { resource, object } = recordIn(jsonIn(line));
      const name = textIn(recordIn(recordIn(object)['metadata'])['name']);
      if (resource === 'clusterserviceversions' && name !== null) found.set(name, recordIn(object));
    }
  }
  return found;
}

function bundledCsv(name: string): JsonRecord | null {
  const [operator = '', version = ''] = name.split('.v');
  const path = `${BUNDLES}/${operator}/${version}/manifests/csv.json`;
  return existsSync(path) ? recordIn(jsonIn(readFileSync(path, 'utf8'))) : null;
}

describe('fields that OLM adds to a ClusterServiceVersion', () => {
  it('are not a change', () => {
    const csvs = [...recordedCsvs()].flatMap(([name, live]) => {
      const manifest = bundledCsv(name);
      return manifest === null ? [] : [{ name, live, manifest }];
    });
    expect(csvs.length).toBeGreaterThan(5);
    for (const { live, manifest } of csvs) {
      const { annotations, namespace } = recordIn(live['metadata']);
      const reference = {
        namespace: 'catalogs',
        name: 'bundle',
        catalog: 'acme',
        catalogNamespace: 'catalogs',
        replaces: textIn(recordIn(live['spec'])['replaces']) ?? '',
        properties: textIn(recordIn(annotations)['operatorframework.io/properties']) ?? '',
      };
      const applied = appliedManifest(manifest, reference, textIn(namespace) ?? '');
      const pair = comparablePair(live, applied);
      expect(pair?.before).toEqual(pair?.after);
    }
  });
});
