import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessCluster } from '../kube/inProcess';
import { at, objectAt } from '../kube/json';
import { createTestClock, type TestClock } from '../kube/testClock';
import type { ClusterClient, JsonObject } from '../kube/types';
import { createTrustedCaInjector } from './trustedCaInjector';

const LABEL = 'config.openshift.io/inject-trusted-cabundle';
const REF = { resource: 'configmaps', namespace: 'default', name: 'authorities' };

let cluster: { readonly client: ClusterClient; readonly stop: () => void };
let clock: TestClock;
beforeEach(() => {
  clock = createTestClock();
  cluster = createInProcessCluster({ clock, controllers: [createTrustedCaInjector()] });
});
afterEach(() => {
  cluster.stop();
});

function create(labels: { readonly [name: string]: string }, data: JsonObject = {}): void {
  const { name, namespace } = REF;
  const metadata = { name, namespace, labels };
  cluster.client.create('configmaps', { apiVersion: 'v1', kind: 'ConfigMap', metadata, data });
  clock.advance(1_000);
}

function stored(): unknown {
  return objectAt(cluster.client.get(REF), 'data');
}

describe('the certificate authorities that a cluster trusts', () => {
  it.each([[{}], [{ [LABEL]: 'false' }]])('are not written without a request: %j', (labels) => {
    create(labels);
    expect(stored()).toEqual({});
  });

  it('are added to existing data', () => {
    create({ [LABEL]: 'true' }, { mine: 'kept' });
    expect(stored()).toMatchObject({ mine: 'kept' });
    expect(at(stored(), 'ca-bundle.crt')).toContain('BEGIN CERTIFICATE');
  });

  it('are written when the label is added later, and again after a change', () => {
    create({});
    cluster.client.mergePatch(REF, { metadata: { labels: { [LABEL]: 'true' } } });
    clock.advance(1_000);
    expect(at(stored(), 'ca-bundle.crt')).toContain('BEGIN');
    cluster.client.mergePatch(REF, { data: { 'ca-bundle.crt': 'mine' } });
    clock.advance(1_000);
    expect(at(stored(), 'ca-bundle.crt')).toContain('BEGIN');
  });
});
