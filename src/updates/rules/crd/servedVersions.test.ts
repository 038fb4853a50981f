import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import { definitionDeltas, compareKubeVersions } from './definitionDeltas';
import {
  NAME,
  comparisonOf,
  definitionOf,
  deltaOf,
  objectOf,
  described,
  versionOf,
} from './testDefinitions';

const WEBHOOK = { conversion: { strategy: 'Webhook', webhook: {} } };
const NAMES = { kind: 'Quill', plural: 'quills' };

/** A definition of these versions, with further fields of its spec. */
function of(versions: readonly JsonRecord[], other: JsonRecord = {}, stored = ['v1']): JsonRecord {
  return definitionOf({ versions, ...other }, stored);
}

/** A size of this type, in a version of its own. */
function sized(name: string, type: string, other: JsonRecord = {}): JsonRecord {
  return versionOf(name, { type: 'object', properties: { size: { type } } }, other);
}

const OLD_BETA = sized('v1beta1', 'string', { storage: false });
const V1_NUMBER = sized('v1', 'integer');

describe('served versions are compared with each other', () => {
  it.each<readonly [string, JsonRecord, JsonRecord, readonly string[]]>([
    [
      'V1P-004: the type differs between both',
      of([sized('v1beta1', 'string')]),
      of([V1_NUMBER, OLD_BETA]),
      ['V1P-004 v1beta1→v1 type-changed ^.size: string → integer'],
    ],
    [
      'V1P-003: a field is lost',
      of([sized('v1beta1', 'string')]),
      of([versionOf('v1', { type: 'object' }), OLD_BETA]),
      ['V1P-003 v1beta1→v1 field-removed ^.size: string → -'],
    ],
    [
      'V1P-018: a new version with more fields',
      of([sized('v1beta1', 'string')]),
      of([sized('v1', 'string'), OLD_BETA]),
      [],
    ],
    [
      'existing differences are not reported',
      of([V1_NUMBER, OLD_BETA]),
      of([V1_NUMBER, OLD_BETA], { names: { ...NAMES, singular: 'quill' } }),
      [],
    ],
    [
      'a webhook converts',
      of([sized('v1beta1', 'string')], WEBHOOK),
      of([V1_NUMBER, OLD_BETA], WEBHOOK),
      [],
    ],
    [
      'the conversion webhook is removed',
      of([sized('v1beta1', 'string')], WEBHOOK),
      of([V1_NUMBER, OLD_BETA]),
      ['V1P-004 v1beta1→v1 type-changed ^.size: string → integer'],
    ],
    [
      'a version that is not served is ignored',
      of([sized('v1beta1', 'string')]),
      of([V1_NUMBER, { ...OLD_BETA, served: false }]),
      [],
    ],
  ])('%s', (_title, before, after, findings) => {
    expect(described(deltaOf(before, after)).filter((line) => !line.startsWith('ok'))).toEqual(
      findings,
    );
  });

  it('includes the webhook that OLM adds to the CRD', () => {
    const csv = { spec: { webhookdefinitions: [{ conversionCRDs: [NAME] }] } };
    const before = of([sized('v1beta1', 'string')], WEBHOOK);
    const deltas = definitionDeltas(
      comparisonOf([
        { before: { kind: 'absent' }, after: objectOf(csv, 'ClusterServiceVersion') },
        { before: { kind: 'found', object: before }, after: objectOf(of([V1_NUMBER, OLD_BETA])) },
      ]),
    );
    expect(deltas.map(({ safety, findings }) => [safety, findings])).toEqual([['safe', []]]);
  });
});

/** The reverse of the order in the Kubernetes documentation. */
const SORTED = [
  'foo10',
  'foo1',
  'v1alpha1',
  'v11alpha2',
  'v12alpha1',
  'v1beta1',
  'v3beta1',
  'v10beta3',
  'v11beta2',
  'v1',
  'v2',
  'v10',
];

it('sorts the preferred version last', () => {
  expect([...SORTED].reverse().sort(compareKubeVersions)).toEqual(SORTED);
});

it.each(SORTED)('%s is equal to itself', (version) => {
  expect(compareKubeVersions(version, version)).toBe(0);
});
