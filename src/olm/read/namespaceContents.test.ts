import { describe, expect, it } from 'vitest';
import type { ClusterError } from '~/kube/clusterError';
import { answering, requests } from '~/test/consoleSdk';
import { aRule } from '~/test/permissionBuilders';
import { readContents } from './namespaceContents';

const API = '/api/kubernetes';
const REVIEWS = `${API}/apis/authorization.k8s.io/v1/selfsubjectrulesreviews`;
const { signal } = new AbortController();

/** A namespace with one ConfigMap, one Secret and one Deployment. */
function aCluster(mayList: (plural: string) => boolean = () => true): void {
  answering(({ method, url }) => {
    if (method !== 'GET') return undefined;
    if (url === `${API}/api`) return discovery('', 'configmaps', 'secrets');
    if (url === `${API}/apis`) return discovery('apps', 'deployments');
    const plural = url.split('/').at(-1) ?? '';
    if (!mayList(plural)) throw refusal(403);
    return { items: [{ metadata: { name: `of-${plural}` } }] };
  });
}

function discovery(group: string, ...plurals: readonly string[]) {
  const resources = plurals.map((resource) => ({
    resource,
    responseKind: { group, version: 'v1', kind: resource },
    scope: 'Namespaced',
    verbs: ['delete', 'list'],
  }));
  const items = [{ metadata: { name: group }, versions: [{ version: 'v1', resources }] }];
  return { kind: 'APIGroupDiscoveryList', items };
}

/** Must be called before other responders. */
function reviewed(answer: () => unknown): void {
  answering(({ url }) => (url === REVIEWS ? answer() : undefined));
}

const rules = (...resourceRules: readonly unknown[]) => ({
  status: { resourceRules, nonResourceRules: [], incomplete: false },
});

const refusal = (code: number) => Object.assign(new Error('no'), { code });

/** The plurals that were listed. */
function listed(): readonly string[] {
  const lists = requests().filter(({ url }) => url.includes('/namespaces/red/'));
  return lists.map(({ url }) => url.split('/').at(-1) ?? '').toSorted();
}

const ALL = ['configmaps', 'deployments', 'secrets'];

const unseen = (group: string, resource: string) => ({
  kind: 'forbidden',
  permission: { verb: 'list', group, resource, namespace: 'red' },
});

describe('everything in a namespace', () => {
  it('is listed with permission, after one review', async () => {
    reviewed(() => rules(aRule('*', '*', '*')));
    aCluster();
    const { found, unseen: none } = await readContents('red', signal);
    expect(found.map(({ metadata }) => metadata.name).toSorted()).toEqual(
      ALL.map((plural) => `of-${plural}`),
    );
    expect(none).toEqual([]);
    expect(listed()).toEqual(ALL);
    expect(requests().filter(({ method }) => method === 'POST')).toEqual([
      {
        method: 'POST',
        url: REVIEWS,
        body: {
          apiVersion: 'authorization.k8s.io/v1',
          kind: 'SelfSubjectRulesReview',
          spec: { namespace: 'red' },
        },
      },
    ]);
  });

  it('is not requested without permission, which is reported', async () => {
    reviewed(() => rules(aRule('', 'configmaps', 'list'), aRule('', 'secrets', 'list', 'one')));
    aCluster((plural) => plural === 'configmaps');
    const contents = await readContents('red', signal);
    expect(listed()).toEqual(['configmaps']);
    expect(contents.found.map(({ metadata }) => metadata.name)).toEqual(['of-configmaps']);
    expect(contents.unseen).toMatchObject([unseen('', 'secrets'), unseen('apps', 'deployments')]);
  });

  it.each([
    ['might be incomplete', () => ({ status: { resourceRules: [], incomplete: true } })],
    ['is something else', () => 'text'],
    ['is forbidden', () => fails(403)],
    ['is not served', () => fails(404)],
    ['fails', () => fails(500)],
  ])('is decided by the server when the review %s', async (_, answer) => {
    reviewed(answer);
    aCluster((plural) => plural !== 'secrets');
    const contents = await readContents('red', signal);
    expect(listed()).toEqual(ALL);
    expect(contents.found).toHaveLength(2);
    expect(contents.unseen).toMatchObject([unseen('', 'secrets')]);
  });

  it('is unknown if the server rejects a list for another reason', async () => {
    reviewed(() => rules(aRule('*', '*', '*')));
    answering(({ url }) => {
      if (url.endsWith('/secrets')) throw refusal(500);
      return undefined;
    });
    aCluster();
    const failed: Partial<ClusterError> = { failure: { kind: 'server', message: 'no' } };
    await expect(readContents('red', signal)).rejects.toMatchObject(failed);
  });

  it('is canceled with the request', async () => {
    reviewed(() => {
      throw Object.assign(new Error('no'), { name: 'AbortError' });
    });
    aCluster();
    await expect(readContents('red', signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(listed()).toEqual([]);
  });
});

function fails(code: number): never {
  throw refusal(code);
}
