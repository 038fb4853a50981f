import { beforeEach, describe, expect, it, vi } from 'vitest';

const asked: string[] = [];
const answers = new Map<string, unknown>();
const received: unknown[] = [];

vi.mock('../connection/consoleFetch', () => ({
  fetchJson: (url: string, accepted?: string) => {
    asked.push(accepted?.includes('as=APIGroupDiscoveryList') === true ? `${url} aggregated` : url);
    return answers.has(url) ? Promise.resolve(answers.get(url)) : Promise.reject(new Error('404'));
  },
}));
vi.mock('../store/store', () => ({
  store: { dispatch: (action: unknown) => received.push(action) },
}));
vi.mock('../serverFlags', () => ({ serverFlags: {} }));
vi.mock('@openshift-console/dynamic-plugin-sdk/lib/app/k8s/actions/k8s', () => ({
  getResourcesInFlight: () => null,
  receivedResources: ({ models }: { readonly models: unknown }) => models,
}));

const { discover } = await import('./discovery');

const NAMES = { shortNames: ['po'], verbs: ['get', 'list'] };
const GROUP = 'olm.operatorframework.io';
const MODELS = [
  { kind: 'Pod', apiVersion: 'v1', plural: 'pods', id: 'pod', namespaced: true, ...NAMES },
  {
    kind: 'ClusterCatalog',
    apiGroup: GROUP,
    apiVersion: 'v1',
    plural: 'clustercatalogs',
    id: 'clustercatalog',
    namespaced: false,
  },
].map((model): unknown => expect.objectContaining(model));

beforeEach(() => {
  asked.splice(0);
  received.splice(0);
  answers.clear();
});

describe('discovery', () => {
  it('asks twice, whatever the number of groups', async () => {
    const pod = {
      resource: 'pods',
      responseKind: { kind: 'Pod' },
      scope: 'Namespaced',
      singularResource: 'pod',
      subresources: [{ subresource: 'log' }],
      ...NAMES,
    };
    const catalog = {
      resource: 'clustercatalogs',
      responseKind: { group: GROUP, version: 'v1', kind: 'ClusterCatalog' },
      scope: 'Cluster',
      singularResource: 'clustercatalog',
      verbs: ['get'],
    };
    const answer = (metadata: object, resource: object) => ({
      kind: 'APIGroupDiscoveryList',
      items: [{ metadata, versions: [{ version: 'v1', resources: [resource] }] }],
    });
    answers.set('/api/kubernetes/api', answer({}, pod));
    answers.set('/api/kubernetes/apis', answer({ name: GROUP }, catalog));
    await discover();
    expect(asked).toEqual(['/api/kubernetes/api aggregated', '/api/kubernetes/apis aggregated']);
    expect(received.at(-1)).toEqual(MODELS);
  });

  it('asks for each version of an older server, and leaves out one that fails', async () => {
    const versions = ['v1', 'v2'].map((version) => ({ groupVersion: `${GROUP}/${version}` }));
    const pod = { kind: 'Pod', singularName: 'pod', namespaced: true, ...NAMES };
    const catalog = {
      name: 'clustercatalogs',
      kind: 'ClusterCatalog',
      singularName: 'clustercatalog',
      namespaced: false,
      verbs: [],
    };
    answers.set('/api/kubernetes/apis', { kind: 'APIGroupList', groups: [{ versions }] });
    answers.set('/api/kubernetes/api/v1', {
      groupVersion: 'v1',
      resources: [
        { ...pod, name: 'pods' },
        { ...pod, name: 'pods/log' },
      ],
    });
    answers.set(`/api/kubernetes/apis/${GROUP}/v1`, {
      groupVersion: `${GROUP}/v1`,
      resources: [catalog],
    });
    await discover();
    expect(received.at(-1)).toEqual(MODELS);
  });
});
