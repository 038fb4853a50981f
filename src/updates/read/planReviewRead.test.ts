import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { reads, reviewing } from '~/test/accessReviews';
import { answering } from '~/test/consoleSdk';
import { liveObjects, type WantedObject } from './planReviewRead';

const wanted = (kind: string, name: string, group = ''): WantedObject => ({
  id: `${kind} ${name}`,
  group,
  kind,
  name,
  namespace: 'team-a',
});

const read = async (...objects: readonly WantedObject[]) => [
  ...(await liveObjects(objects, new AbortController().signal)),
];

function answeringWith(code: number) {
  answering(() => {
    throw Object.assign(new Error('no'), { code, json: {} });
  });
}

beforeEach(() => {
  queryClient.clear();
  reviewing();
});

describe('the resources that a plan replaces', () => {
  it.each([
    ['ServiceAccount', '', '/api/kubernetes/api/v1/namespaces/team-a/serviceaccounts/it'],
    [
      'ClusterRole',
      'rbac.authorization.k8s.io',
      '/api/kubernetes/apis/rbac.authorization.k8s.io/v1/clusterroles/it',
    ],
  ])('are requested at the place of their kind: %s', async (kind, group, url) => {
    answering(() => ({ metadata: { name: 'it', managedFields: [{}] }, data: {} }));
    const found = await read(wanted(kind, 'it', group));
    expect(reads()).toEqual([url]);
    expect(found).toEqual([
      [`${kind} it`, { kind: 'found', object: { metadata: { name: 'it' }, data: {} } }],
    ]);
  });

  it.each([
    [404, { kind: 'absent' }],
    [403, { kind: 'unreadable', failure: { kind: 'forbidden', permission: { verb: 'get' } } }],
    [500, { kind: 'unreadable', failure: { kind: 'server' } }],
  ])('might not exist or not be readable: %i', async (code, expected) => {
    answeringWith(code);
    expect(await read(wanted('ConfigMap', 'it'))).toMatchObject([['ConfigMap it', expected]]);
  });

  it('of other kinds are found by discovery, which is requested once', async () => {
    const resources = [
      {
        resource: 'rules',
        responseKind: { kind: 'Rule' },
        scope: 'Namespaced',
      },
    ];
    answering(({ url }) => {
      if (url.endsWith('/rules/one')) return {};
      const items = [{ metadata: { name: 'ex.com' }, versions: [{ version: 'v1', resources }] }];
      return url.endsWith('/apis') || url.endsWith('/api') ? { items } : undefined;
    });
    const found = await read(wanted('Rule', 'one', 'ex.com'), wanted('Gone', 'two', 'ex.com'));
    expect(new Map(found).get('Rule one')?.kind).toBe('found');
    expect(new Map(found).get('Gone two')?.kind).toBe('absent');
    expect(reads().filter((url) => url.endsWith('/apis'))).toHaveLength(1);
  });

  it('are requested a few at a time', async () => {
    let running = 0;
    let most = 0;
    answering(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return {};
    });
    await read(...Array.from({ length: 20 }, (_, index) => wanted('ConfigMap', `it-${index}`)));
    expect(most).toBe(6);
    expect(reads()).toHaveLength(20);
  });
});
