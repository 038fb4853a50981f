import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLUSTER_SERVICE_VERSIONS, OLM_CONFIGS } from '../shared/names';
import { recordedPhases } from './recordings';
import { aCsv, aDefinition, aPlan } from './testBundles';
import { aCluster, aProject, type TestCluster } from './testCluster';

let cluster: TestCluster;
beforeEach(() => {
  cluster = aCluster();
});
afterEach(() => {
  cluster.stop();
});

function recordedCsv(situation: string, namespace: string, name: string): readonly string[] {
  return recordedPhases(situation, { resource: 'clusterserviceversions', namespace, name });
}

describe('has the recorded phases of real OLM', () => {
  it('csv_never_ready, until the timeout and the new attempt', () => {
    const { client, clock } = cluster;
    aProject(client, 'brk', ['brk']);
    aPlan(client, 'brk', { name: 'plan', csv: aCsv('broken', { behavior: 'never-ready' }) });
    clock.advance(30_000);
    const early = recordedCsv('csv_never_ready', 's-brk', 'acme-broken.v1.0.0');
    expect(cluster.phasesOf('brk', 'broken.v1.0.0')).toEqual(early);
    clock.advance(5 * 60_000);
    const late = recordedCsv('uninstall_with_operands', 's-brk', 'acme-broken.v1.0.0');
    expect(cluster.phasesOf('brk', 'broken.v1.0.0')).toEqual([...early, ...late]);
  });

  it('global_install_and_copies: copied CSVs follow, and are deleted while copying is disabled', () => {
    const { client, clock } = cluster;
    aProject(client, 'elsewhere', []);
    aPlan(client, 'openshift-operators', { name: 'plan', csv: aCsv('wide') });
    clock.advance(20_000);
    const recorded = recordedCsv('global_install_and_copies', 's-sa', 'acme-global.v3.1.4');
    const seen = cluster.phasesOf('elsewhere', 'wide.v1.0.0');
    expect(seen.at(-1)).toBe(recorded.at(-1));
    expect(new Set(recorded)).toEqual(new Set(seen));
    const copies = (): readonly string[] =>
      client
        .list(CLUSTER_SERVICE_VERSIONS, { labels: { 'olm.copiedFrom': 'openshift-operators' } })
        .map(({ metadata }) => metadata.namespace ?? '');
    expect(copies()).toContain('elsewhere');
    const config = { resource: OLM_CONFIGS, name: 'cluster' };
    client.mergePatch(config, { spec: { features: { disableCopiedCSVs: true } } });
    clock.advance(1_000);
    expect(copies()).toEqual(['openshift']);
    const disabled = client.list('events').filter(({ reason }) => reason === 'DisabledCopiedCSVs');
    expect(disabled.map(({ message }) => message)).toEqual([
      'CSV copying disabled for openshift-operators/wide.v1.0.0',
    ]);
    client.mergePatch(config, { spec: { features: { disableCopiedCSVs: false } } });
    clock.advance(1_000);
    expect(copies()).toContain('elsewhere');
    expect(client.list('events').some(({ reason }) => reason === 'DisabledCopiedCSVs')).toBe(false);
  });

  it('api_conflict: an install plan that would remove a stored version is retried, then fails', () => {
    const { client, clock } = cluster;
    aProject(client, 'clash', ['clash']);
    const crd = aDefinition('Database', ['v1', 'v2']);
    client.create('customresourcedefinitions.apiextensions.k8s.io', {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'databases.example.com' },
      spec: crd['spec'],
    });
    clock.advance(1_000);
    const csv = aCsv('db', { owned: ['Database'] });
    aPlan(client, 'clash', { name: 'plan', csv, definitions: [aDefinition('Database')] });
    clock.advance(90_000);
    const obstacle =
      'risk of data loss updating "databases.example.com": new CRD removes version v2 that is listed as a stored version on the existing CRD';
    expect(cluster.planSteps('clash', 'plan')).toEqual([
      'Installing',
      `Installing/retrying execution due to error: ${obstacle}`,
      `Failed/${obstacle}`,
    ]);
    expect(cluster.phasesOf('clash', 'db.v1.0.0')).toEqual(
      recordedCsv('api_conflict', 's-clash', 'acme-db.v1.2.0'),
    );
  });
});
