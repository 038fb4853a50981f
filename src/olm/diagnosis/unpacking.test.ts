import { describe, expect, it } from 'vitest';
import type { Job, Pod } from '~/kube/models/workloads';
import { aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { diagnosisOf } from './diagnosis';
import { bundleOf, unpackJobs, unpackOwnersIn } from './unpacking';

const LABEL = 'operatorframework.io/bundle-unpack-ref';
const MARKET = 'openshift-marketplace';

function aJob(name: string, changes: Partial<Job> = {}, image = name): Job {
  const initContainers = [
    { name: 'util', image: 'olm' },
    { name: 'pull', image: `registry.example.com/${image}:1` },
  ];
  return {
    metadata: { name, namespace: MARKET, labels: { [LABEL]: name } },
    spec: {
      template: { spec: { initContainers, containers: [{ name: 'extract', image: 'opm' }] } },
    },
    status: { startTime: '2026-01-01T00:00:00Z', active: 1 },
    ...changes,
  };
}

const complete = { conditions: [{ type: 'Complete', status: 'True' }] };
const failed = { conditions: [{ type: 'Failed', status: 'True', reason: 'DeadlineExceeded' }] };
const of = { subscription: aSubscription(), plan: null };

describe('the Job that unpacks a bundle', () => {
  const quill = (name: string, changes: Partial<Job> = {}) => aJob(name, changes, 'quill');
  it.each<[string, readonly Job[], Readonly<Record<string, readonly string[]>>, readonly string[]]>(
    [
      ['is the incomplete one', [quill('a', { status: complete }), quill('b')], {}, ['b']],
      ['might have failed', [quill('a', { status: failed })], {}, ['a']],
      [
        'is in the namespace of the catalog',
        [quill('a', { metadata: { name: 'a', namespace: 'x' } })],
        {},
        [],
      ],
      [
        'has OLM’s label',
        [quill('a', { metadata: { name: 'a', namespace: MARKET } }), quill('b')],
        {},
        ['b'],
      ],
      [
        'is for the catalog of the Subscription',
        [quill('a'), quill('b')],
        { a: ['other-catalog'], b: ['community-operators'] },
        ['b'],
      ],
      [
        'is ambiguous with another one of the same catalog',
        [quill('a'), quill('b')],
        {},
        ['a', 'b'],
      ],
    ],
  )('%s', (_, jobs, owners, expected) => {
    const { job, candidates } = unpackJobs(jobs, of, owners);
    expect(candidates.map(({ metadata }) => metadata.name)).toEqual(expected);
    expect(job?.metadata.name ?? null).toBe(expected.length === 1 ? expected[0] : null);
  });

  it.each([
    ['quill', 'quill'],
    ['quill-bundle', 'quill-bundle'],
    ['quill-pen', null],
    ['quill-pen-bundle', null],
  ])('named %s is that of package quill without a plan: %j', (image, expected) => {
    const { job, candidates } = unpackJobs([aJob('a'), aJob(image)], of, {});
    expect(job?.metadata.name ?? null).toBe(expected);
    expect(candidates).toHaveLength(expected === null ? 0 : 1);
  });

  it('is found by the bundle of the plan', () => {
    const bundleLookups = [{ path: 'registry.example.com/b:1', identifier: 'quill.v1.0.0' }];
    const plan = anInstallPlan({ status: { phase: 'Planning', bundleLookups } });
    const found = unpackJobs([aJob('a'), aJob('b')], { ...of, plan }, {});
    expect(found.candidates).toEqual([aJob('b')]);
    expect(found.job).toEqual(aJob('b'));
  });

  it.each([
    ['Planning', 'registry.example.com/c:1', []],
    ['Complete', 'registry.example.com/c:1', []],
    ['Complete', 'registry.example.com/b@sha256:0', ['b']],
    ['Failed', 'registry.example.com/b:0', ['b']],
  ])(
    'of another Operator is not found by a plan that is %s and unpacked %s',
    (phase, path, expected) => {
      const bundleLookups = [{ path, identifier: 'quill.v0.9.0' }];
      const plan = anInstallPlan({ status: { phase, bundleLookups } });
      const { candidates } = unpackJobs([aJob('a'), aJob('b')], { ...of, plan }, {});
      expect(candidates.map(({ metadata }) => metadata.name)).toEqual(expected);
    },
  );

  it.each([{}, { template: {} }, { template: { spec: { initContainers: [{}] } } }])(
    'unpacks no known bundle with the spec %j',
    (spec) => {
      expect(bundleOf({ metadata: { name: 'a' }, spec })).toBeNull();
    },
  );
});

it.each<[unknown, object]>([
  [
    {
      items: [
        { metadata: { name: 'a', ownerReferences: [{ kind: 'CatalogSource', name: 'acme' }] } },
        { metadata: { name: 'b', ownerReferences: [{ kind: 'Pod', name: 'x' }, 7] } },
        { metadata: {} },
        null,
      ],
    },
    { a: ['acme'], b: [] },
  ],
  [{ items: 'none' }, {}],
  [null, {}],
])('the owners in %j are %j', (list, expected) => {
  expect(unpackOwnersIn(list)).toEqual(expected);
});

describe('a bundle that cannot be unpacked', () => {
  const conditions = [
    {
      type: 'BundleUnpackFailed',
      status: 'True',
      message: 'bundle unpacking failed. Reason: DeadlineExceeded',
    },
  ];
  const subscription = aSubscription({ status: { conditions } });
  const stuck: Pod = {
    metadata: { name: 'a-xyz', namespace: MARKET },
    status: {
      initContainerStatuses: [{ name: 'pull', state: { waiting: { reason: 'ImagePullBackOff' } } }],
    },
  };
  const remedies = (changes: Parameters<typeof someFacts>[0]) =>
    diagnosisOf(someFacts({ subscription, csvs: [], plan: null, ...changes })).findings[0]?.actions;

  it('is retried by deleting the known Job, whose pod shows why (TS-002, TS-004)', () => {
    const job = aJob('a');
    expect(remedies({ unpacking: { job, candidates: [job], pods: [stuck] } })).toMatchObject([
      {
        kind: 'retry-unpack',
        subscription: { namespace: 'team-a', name: 'quill' },
        catalogNamespace: MARKET,
        unpackName: 'a',
      },
      { kind: 'unpack-settings', namespace: 'team-a', name: 'team-a-og' },
      { kind: 'open-logs', pod: { namespace: MARKET, name: 'a-xyz' }, container: 'pull' },
      { kind: 'resubscribe' },
    ]);
  });

  it.each([
    ['none', []],
    ['two', [anOperatorGroup({ name: 'a' }), anOperatorGroup({ name: 'b' })]],
    ['unknown', null],
  ])(
    'is not retried by OLM without a setting of the OperatorGroup: %s (TS-006)',
    (_, operatorGroups) => {
      const found = diagnosisOf(someFacts({ subscription, csvs: [], plan: null, operatorGroups }));
      const kinds = found.findings.flatMap((one) => one.actions.map(({ kind }) => kind));
      expect(kinds).toContain('retry-unpack');
      expect(kinds).not.toContain('unpack-settings');
    },
  );

  it('selects none of two', () => {
    const candidates = [aJob('a'), aJob('b')];
    expect(remedies({ unpacking: { job: null, candidates, pods: [] } })?.[0]).toMatchObject({
      unpackName: null,
      candidates: [
        { name: 'a', image: 'registry.example.com/a:1', since: '2026-01-01T00:00:00Z' },
        { name: 'b' },
      ],
    });
  });

  it('can be retried without permission to list Jobs, if another user names the Job (TS-005)', () => {
    expect(remedies({ unpacking: null })?.[0]).toMatchObject({ unpackName: null, candidates: [] });
  });
});
