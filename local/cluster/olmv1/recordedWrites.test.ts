/** Responses of the API server to writes of OLM v1's kinds. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, numberAt, objectAt, parseJson, textAt } from '../kube/json';
import { createTestClock } from '../kube/testClock';
import { startCluster, type RunningCluster } from '../cluster';
import { CLUSTER_CATALOG, clusterExtension } from '../seed/crds/olmV1';
import { olmV1Admission } from './admission';
import { CLUSTER_EXTENSIONS, OLM_V1 } from './names';

const SAMPLES = 'test-data/api-samples-2';
const NAMES = readdirSync(SAMPLES).filter((name) => name.startsWith('v1-'));

let cluster: RunningCluster;

beforeAll(async () => {
  cluster = await startCluster({
    clock: createTestClock(),
    users: new Map([['admin', { name: 'admin', groups: ['system:masters'] }]]),
    admission: olmV1Admission('required'),
    controllers: [],
    virtualResources: () => [],
    seed: (client) => {
      for (const definition of [CLUSTER_CATALOG, clusterExtension({ account: 'required' })]) {
        client.create('customresourcedefinitions.apiextensions.k8s.io', definition);
      }
      client.create(CLUSTER_EXTENSIONS, {
        apiVersion: OLM_V1,
        kind: 'ClusterExtension',
        metadata: { name: 'v1-refused' },
        spec: {
          namespace: 'v1-refused',
          serviceAccount: { name: 'v1-refused-installer' },
          source: { sourceType: 'Catalog', catalog: { packageName: 'acme-global' } },
        },
      });
    },
  });
});

afterAll(() => cluster.stop());

describe('writes, as a real API server answered them', () => {
  it('are recorded', () => {
    expect(NAMES.length).toBeGreaterThan(45);
  });

  it.each(NAMES)('%s', async (name) => {
    const sample = parseJson(readFileSync(`${SAMPLES}/${name}`, 'utf8'));
    const request = at(sample, 'request');
    const answer = await fetch(`${cluster.url}${textAt(request, 'path') ?? ''}`, {
      method: textAt(request, 'method') ?? '',
      headers: {
        authorization: 'Bearer admin',
        'content-type': textAt(request, 'contentType') ?? '',
      },
      body: JSON.stringify(at(request, 'body')),
    });
    const body: unknown = await answer.json();
    const recorded = at(sample, 'response');
    const facts = (status: number, warning: unknown, of: unknown) =>
      textAt(of, 'kind') === 'Status'
        ? {
            status,
            message: at(of, 'message'),
            reason: at(of, 'reason'),
            details: at(of, 'details'),
          }
        : { status, warning, spec: at(of, 'spec'), labels: at(of, 'metadata', 'labels') };
    expect(facts(answer.status, answer.headers.get('warning') ?? undefined, body)).toEqual(
      facts(
        numberAt(recorded, 'status') ?? 0,
        objectAt(recorded, 'headers')?.['warning'],
        at(recorded, 'body'),
      ),
    );
  });
});
