import { describe, expect, it } from 'vitest';
import { anInstalledOperator } from '~/test/builders';
import {
  kubernetesOf,
  namesOfRemoved,
  openShiftOf,
  type RemovedApi,
  removedApiIn,
  usesOfRemoved,
} from './removedApis';

const user = (username: string, verbs: Readonly<Record<string, number>>) => ({
  username,
  userAgent: 'manager/v1',
  requestCount: Object.values(verbs).reduce((sum, one) => sum + one, 0),
  byVerb: Object.entries(verbs).map(([verb, requestCount]) => ({ verb, requestCount })),
});
const hour = (users: readonly ReturnType<typeof user>[], requestCount?: number) => {
  const sum = users.reduce((total, one) => total + one.requestCount, 0);
  return { byNode: [{ nodeName: 'n', requestCount: requestCount ?? sum, byUser: users }] };
};
const count = (last24h: unknown, removedInRelease: unknown = '1.36') => ({
  metadata: { name: 'flowschemas.v1beta3.flowcontrol.apiserver.k8s.io' },
  status: { removedInRelease, last24h, currentHour: hour([user(QUILL, { get: 999 })]) },
});
const QUILL = 'system:serviceaccount:team-a:quill';

describe('the clients of an API that Kubernetes removes', () => {
  it('are counted over hours and nodes by verb, and the current hour once', () => {
    const read = removedApiIn(
      count([hour([user(QUILL, { get: 2, list: 1 })]), {}, hour([user(QUILL, { get: 3 })])]),
    );
    expect(read).toMatchObject({ removedIn: 36, hasOthers: false });
    expect(read?.clients).toEqual([
      {
        namespace: 'team-a',
        account: 'quill',
        requests: new Map([
          ['get', 5],
          ['list', 1],
        ]),
      },
    ]);
  });

  it('are incomplete if a node has more requests', () => {
    expect(removedApiIn(count([hour([user(QUILL, { get: 2 })], 9)]))?.hasOthers).toBe(true);
  });

  it('are only ServiceAccounts', () => {
    const users = ['kube:admin', 'system:serviceaccount:a:b:c', ''].map((one) =>
      user(one, { get: 1 }),
    );
    expect(removedApiIn(count([hour(users)]))?.clients).toEqual([]);
  });

  it.each([
    ['no removal', null],
    ['a removal that is no version', 'soon'],
    ['a removal of another type', 1.36],
    ['a removal in another major version', '2.1'],
  ])('are not read for %s', (_, release) => {
    expect(removedApiIn(count([], release))).toBeNull();
  });

  it.each([
    ['text', 'x'],
    ['objects of other types', [7, { byNode: 'x' }, { byNode: [{ byUser: [{ byVerb: 3 }] }] }]],
    ['negative counts', [hour([user(QUILL, { get: -5 })])]],
  ])('survive %s', (_, last24h) => {
    const read = removedApiIn(count(last24h));
    expect(usesOfRemoved(read === null ? [] : [read], [quill()], null)).toEqual([]);
  });
});

const quill = (changes: Partial<ReturnType<typeof anInstalledOperator>> = {}) =>
  anInstalledOperator({ namespace: 'team-a', serviceAccounts: ['quill'], ...changes });
const api = (removedIn: number, name = 'a.v1beta1.b'): RemovedApi => ({
  name,
  removedIn,
  clients: [
    {
      namespace: 'team-a',
      account: 'quill',
      requests: new Map([
        ['get', 1],
        ['watch', 4],
      ]),
    },
  ],
  hasOthers: false,
});

describe('the Operators that use removed APIs', () => {
  it('are found by their ServiceAccounts, the most frequent verb first', () => {
    expect(usesOfRemoved([api(36)], [quill()], null)).toMatchObject([
      {
        total: 5,
        verbs: [
          ['watch', 4],
          ['get', 1],
        ],
      },
    ]);
  });

  it.each([
    ['another ServiceAccount', quill({ serviceAccounts: ['pen'] }), 0],
    ['another namespace', quill({ namespace: 'team-b' }), 0],
    ['a copy', quill({ isCopy: true }), 0],
    ['unknown ServiceAccounts', anInstalledOperator({ namespace: 'team-a' }), 0],
    ['an extension there', quill({ namespace: '~v1', extension: v1('team-a') }), 1],
    ['an extension elsewhere', quill({ namespace: '~v1', extension: v1('pens') }), 0],
  ])('are not those with %s', (_, operator, expected) => {
    expect(usesOfRemoved([api(36)], [operator], null)).toHaveLength(expected);
  });

  it.each([
    [{ major: 4, minor: 22 }, ['x']],
    [{ major: 4, minor: 23 }, ['x', 'y']],
    [{ major: 5, minor: 0 }, ['x', 'y']],
    [null, ['x', 'y', 'z']],
  ])('are limited to the target %j, the earliest removal first', (target, expected) => {
    const apis = [api(37, 'z'), api(36, 'y'), api(35, 'x')];
    expect(usesOfRemoved(apis, [quill()], target).map((use) => use.api.name)).toEqual(expected);
  });
});

function v1(namespace: string) {
  return { namespace, aim: { kind: 'follows' }, catalog: null } as const;
}

it.each([
  [{ major: 4, minor: 19 }, 32],
  [{ major: 4, minor: 22 }, 35],
  [{ major: 5, minor: 0 }, 36],
  [{ major: 5, minor: 1 }, 37],
])('OpenShift %j has Kubernetes 1.%i', (openShift, kubernetes) => {
  expect(kubernetesOf(openShift)).toBe(kubernetes);
  expect(openShiftOf(kubernetes)).toEqual(openShift);
});

describe('the APIs with a removal', () => {
  const columnDefinitions = ['Name', 'RemovedInRelease'].map((name) => ({ name }));
  it('are read from the columns', () => {
    const rows = [
      ['a', '1.36'],
      ['b', null],
      ['c', '<none>'],
    ].map((cells) => ({ cells }));
    expect(namesOfRemoved({ columnDefinitions, rows })).toEqual(['a']);
  });

  it.each([null, {}, { rows: [7] }, { columnDefinitions, rows: [{ cells: 'x' }] }])(
    'are none in %j',
    (table) => {
      expect(namesOfRemoved(table)).toEqual([]);
    },
  );
});
