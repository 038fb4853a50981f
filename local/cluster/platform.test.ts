import { afterEach, describe, expect, it } from 'vitest';
import { demoCatalogs } from '../catalogs/demo';
import type { RunningCluster } from './cluster';
import { listAt, textAt } from './kube/json';
import { startLocalCluster } from './localCluster';

let cluster: RunningCluster | undefined;

afterEach(async () => {
  await cluster?.stop();
});

async function startKubernetes(): Promise<RunningCluster> {
  cluster = await startLocalCluster({
    catalogs: demoCatalogs('kubernetes'),
    state: 'busy',
    platform: 'kubernetes',
    pace: 0.01,
    latency: 0,
    port: 0,
  });
  return cluster;
}

async function get(path: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const headers = { Authorization: 'Bearer kubeadmin-token' };
  const answer = await fetch(`${cluster?.url ?? ''}${path}`, { headers });
  const body: unknown = await answer.json().catch(() => undefined);
  return { status: answer.status, body };
}

describe('the platform kubernetes', () => {
  it('serves OLM but no API group of OpenShift', async () => {
    await startKubernetes();
    const groups = listAt((await get('/apis')).body, 'groups').map((group) =>
      textAt(group, 'name'),
    );
    expect(groups).toContain('operators.coreos.com');
    expect(groups).toContain('packages.operators.coreos.com');
    expect(groups.filter((name) => name?.endsWith('openshift.io'))).toEqual([]);
  });

  it.each([
    '/apis/project.openshift.io/v1/projects',
    '/apis/project.openshift.io/v1/projects?watch=true',
    '/apis/config.openshift.io/v1/clusterversions/version',
    '/apis/config.openshift.io/v1/infrastructures/cluster',
  ])('answers 404 at %s', async (path) => {
    await startKubernetes();
    expect((await get(path)).status).toBe(404);
  });

  it('has cluster-wide catalogs in "olm"', async () => {
    const { client } = await startKubernetes();
    const sources = client.list('catalogsources.operators.coreos.com');
    expect(new Set(sources.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['olm']));
    expect(sources.every(({ metadata }) => metadata.annotations === undefined)).toBe(true);
    const path = '/apis/packages.operators.coreos.com/v1/namespaces/team-b/packagemanifests';
    const served = async () => listAt((await get(path)).body, 'items').length;
    await expect.poll(served, { timeout: 10_000 }).toBeGreaterThan(30);
  });

  it('has no namespace of OpenShift', async () => {
    const { client } = await startKubernetes();
    expect(JSON.stringify(client.list('namespaces'))).not.toContain('openshift');
  });

  it('installs Operators for all namespaces in "operators"', async () => {
    const { client } = await startKubernetes();
    const names = () =>
      client
        .list('clusterserviceversions.operators.coreos.com')
        .filter(({ metadata }) => metadata.namespace === 'operators')
        .map(({ metadata }) => metadata.name);
    await expect.poll(names, { timeout: 10_000 }).toContain('wax-seal.v1.13.0');
  });
});
