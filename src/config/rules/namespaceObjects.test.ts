import { describe, expect, it } from 'vitest';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';
import { draftOf } from './draft';
import { type ObjectQuestion, absentObjects } from './namespaceObjects';
import { withTrustedCa } from './trustedCa';

type Answers = Readonly<Record<string, Loadable<readonly string[]>>>;

/** By "Secret" for the names, and "Secret login" for the keys of one. */
const answering =
  (answers: Answers) =>
  ({ kind, name }: ObjectQuestion) =>
    answers[name === null ? kind : `${kind} ${name}`] ?? null;

const findings = (config: SubscriptionConfig, answers: Answers) =>
  absentObjects(draftOf(config).rows, { answer: answering(answers) }).map(
    ({ path, kind, severity }) => `${severity}: ${path} ${kind}`,
  );

const ENV = { env: [{ name: 'A', valueFrom: { secretKeyRef: { name: 'login', key: 'k' } } }] };
const NAME_ABSENT = 'warning: env[0].valueFrom.secretKeyRef.name not-in-namespace';
const KEY_ABSENT = 'warning: env[0].valueFrom.secretKeyRef.key no-such-key';

describe('resources that a namespace does not contain', () => {
  it.each<[string, Answers, readonly string[]]>([
    ['is unknown before a request', {}, []],
    ['is unknown while loading', { Secret: loading }, []],
    ['is unknown without permission', { Secret: failed({ kind: 'forbidden', message: '' }) }, []],
    ['is empty if all exist', { Secret: ready(['login']), 'Secret login': ready(['k']) }, []],
    ['is a Secret', { Secret: ready(['other']) }, [NAME_ABSENT]],
    ['is not replaced by a ConfigMap of that name', { ConfigMap: ready([]) }, []],
    ['is a key', { Secret: ready(['login']), 'Secret login': ready(['x']) }, [KEY_ABSENT]],
    [
      'is found with permission to read one, but not to list all',
      {
        Secret: failed({ kind: 'forbidden', message: '' }),
        'Secret login': failed({ kind: 'not-found', message: '' }),
      },
      [NAME_ABSENT],
    ],
  ])('%s', (_, answers, expected) => {
    expect(findings(ENV, answers)).toEqual(expected);
  });

  it.each<[string, SubscriptionConfig, readonly string[]]>([
    [
      'a source',
      { envFrom: [{ configMapRef: { name: 'c' } }] },
      ['warning: envFrom[0].configMapRef.name not-in-namespace'],
    ],
    [
      'a volume',
      { volumes: [{ name: 'v', secret: { secretName: 's' } }] },
      ['warning: volumes[0].secret.secretName not-in-namespace'],
    ],
    [
      'a file of a volume',
      {
        volumes: [{ name: 'v', configMap: { name: 'there', items: [{ key: 'gone', path: 'p' }] } }],
      },
      ['warning: volumes[0].configMap.items[0].key no-such-key'],
    ],
    [
      'a claim',
      { volumes: [{ name: 'v', persistentVolumeClaim: { claimName: 'p' } }] },
      ['warning: volumes[0].persistentVolumeClaim.claimName not-in-namespace'],
    ],
    ['an optional one', { envFrom: [{ secretRef: { name: 's', optional: true } }] }, []],
    ['one without a name', { envFrom: [{ secretRef: { name: '' } }] }, []],
  ])('are missed by %s', (_, config, expected) => {
    const answers = {
      Secret: ready([]),
      ConfigMap: ready(['there']),
      'ConfigMap there': ready(['key']),
      PersistentVolumeClaim: ready([]),
    };
    expect(findings(config, answers)).toEqual(expected);
  });

  it('exclude the ConfigMap that the installation creates (CA-002)', () => {
    const rows = withTrustedCa(draftOf({}).rows);
    expect(absentObjects(rows, { answer: answering({ ConfigMap: ready([]) }) })).toEqual([]);
  });
});
