import { describe, expect, it } from 'vitest';
import { aCsv, anInstallPlan, aSubscription } from '~/test/builders';
import { aConfiguration, aWebhook, anApiService, anObject, ownedBy } from '~/test/leftoverObjects';
import { type RawObjects, leftoversOf } from '~/test/scannedCluster';
import { cleanUpSteps } from './cleanUp';

const GOING = { deletionTimestamp: '2026-11-21T11:59:00Z' };
const service = anObject({ name: 'quill-webhook', namespace: 'team-a' });
const broken = aConfiguration([aWebhook('a.example.com')]);
const unmarked = aConfiguration([aWebhook('a.example.com')], { labels: {} });
const byUrl = aWebhook('url.example.com', { clientConfig: { url: 'https://example.com' } });
const elsewhere = aWebhook('fine.example.com', {
  clientConfig: { service: { name: 'other', namespace: 'team-b' } },
});

const only = (configuration: unknown): RawObjects => ({ validatingWebhooks: [configuration] });

const testsOf = (index: number, name: string) => {
  const path = `/webhooks/${index}`;
  return [
    { op: 'test', path: `${path}/name`, value: name },
    { op: 'test', path: `${path}/clientConfig/service/namespace`, value: 'team-a' },
    { op: 'test', path: `${path}/clientConfig/service/name`, value: 'quill-webhook' },
  ];
};

const found = (raw: RawObjects) => leftoversOf(raw).filter(({ kind }) => kind === 'broken-webhook');

describe('webhooks without their Service', () => {
  it.each<[string, RawObjects]>([
    ['of a deleted CSV', { validatingWebhooks: [broken] }],
    ['mutating ones', { mutatingWebhooks: [broken] }],
    ['without a label', { validatingWebhooks: [unmarked] }],
    [
      'of an owner whose API does not exist',
      {
        validatingWebhooks: [
          aConfiguration([aWebhook('a')], ownedBy('Quill', 'gone.example.com/v1')),
        ],
        apiServices: [
          anApiService({ name: 'v1.apps' }, { spec: { group: 'apps', version: 'v1' } }),
        ],
      },
    ],
    [
      'whose Service is in deletion',
      {
        validatingWebhooks: [broken],
        services: [anObject({ name: 'quill-webhook', namespace: 'team-a', ...GOING })],
      },
    ],
  ])('are leftovers: %s', (_, raw) => {
    expect(found(raw).map(({ object, cleanUp }) => [object.name, cleanUp.kind])).toEqual([
      ['quill', 'delete'],
    ]);
  });

  it.each<[string, RawObjects]>([
    ['the Service exists', { validatingWebhooks: [broken], services: [service] }],
    ['they use a URL', { validatingWebhooks: [aConfiguration([byUrl])] }],
    ['Services could not be read', { validatingWebhooks: [broken], services: null }],
    ['they are in deletion', only(aConfiguration([aWebhook('a')], GOING))],
    ['their CSV exists', { validatingWebhooks: [broken], csvs: [aCsv()] }],
    ['CSVs could not be read', { validatingWebhooks: [broken], csvs: null }],
    [
      'a Subscription names their CSV',
      {
        validatingWebhooks: [broken],
        subscriptions: [aSubscription({ status: { currentCSV: 'quill.v1.0.0' } })],
      },
    ],
    [
      'an InstallPlan contains their CSV',
      {
        validatingWebhooks: [broken],
        installPlans: [anInstallPlan({ status: { phase: 'Installing' } })],
      },
    ],
    ['they have an owner', only(aConfiguration([aWebhook('a')], ownedBy('Deployment', 'apps/v1')))],
    [
      'OLM v1 manages them',
      only(
        aConfiguration([aWebhook('a')], {
          labels: { 'olm.operatorframework.io/owner-kind': 'ClusterExtension' },
        }),
      ),
    ],
    [
      'they are of OpenShift’s release',
      only(
        aConfiguration([aWebhook('a')], {
          labels: {},
          annotations: { 'include.release.openshift.io/single-node-developer': 'true' },
        }),
      ),
    ],
    [
      'they are new and an Operator is being installed',
      {
        validatingWebhooks: [
          aConfiguration([aWebhook('a')], {
            labels: {},
            creationTimestamp: '2026-11-21T11:58:00Z',
          }),
        ],
        csvs: [aCsv({ name: 'other', status: { phase: 'Installing' } })],
      },
    ],
  ])('are not found if %s', (_, raw) => {
    expect(found(raw)).toEqual([]);
  });

  it('lose only broken entries', () => {
    const [leftover] = found({
      validatingWebhooks: [
        aConfiguration([aWebhook('a'), elsewhere, byUrl, aWebhook('b')], { uid: 'u' }),
      ],
      services: [anObject({ name: 'other', namespace: 'team-b' })],
    });
    expect(leftover?.cleanUp).toEqual({
      kind: 'patch',
      part: 'webhooks',
      steps: [
        { op: 'test', path: '/metadata/uid', value: 'u' },
        ...testsOf(0, 'a'),
        ...testsOf(3, 'b'),
        { op: 'remove', path: '/webhooks/3' },
        { op: 'remove', path: '/webhooks/0' },
      ],
    });
    const [step] = cleanUpSteps(leftover === undefined ? [] : [leftover]);
    expect(step?.stage).toBe('breaking');
  });

  it('report the blocked requests and their users', () => {
    const limited = aWebhook('b', { namespaceSelector: { matchLabels: { a: 'b' } } });
    const open = aWebhook('c', { failurePolicy: 'Ignore' });
    const [leftover] = found({ validatingWebhooks: [aConfiguration([limited, open])] });
    expect(leftover?.evidence).toEqual([
      { kind: 'service-gone', namespace: 'team-a', name: 'quill-webhook' },
      {
        kind: 'fails-closed',
        webhooks: ['b'],
        resources: ['quills.example.com', 'quills'],
        isLimited: true,
      },
      { kind: 'no-owner-csv', csvName: 'quill.v1.0.0', namespace: 'team-a' },
    ]);
  });

  it.each([
    ['olm', broken, 'team-a'],
    ['unknown', unmarked, null],
  ])('are of origin %s', (origin, configuration, namespace) => {
    const [leftover] = found({ validatingWebhooks: [configuration] });
    expect([leftover?.origin, leftover?.formerOwner.namespace]).toEqual([origin, namespace]);
  });
});
