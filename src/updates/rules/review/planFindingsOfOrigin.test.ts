import { expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import { aCompared, aComparison, aVersion, anUpdate } from '~/test/comparisonBuilders';
import { type ComparedFacts, planFindings } from './planFindings';

const CSV = 'quill.v2.0.0';
const NOTHING = aComparison([anUpdate({}, {})]);
const GONE_SOON = { level: 'channel', message: 'Gone soon.' } as const;

const MOVE = {
  to: { name: 'blue', namespace: 'catalogs' },
  from: { name: 'red', namespace: 'catalogs' },
  isOf: 'installed',
} as const;

function withTokens(cloud: string): JsonRecord {
  const annotations = { [`features.operators.openshift.io/token-auth-${cloud}`]: 'true' };
  return { ...aVersion('2.0.0'), metadata: { name: CSV, annotations } };
}

const aChange = (from: string, to: string): PlanChange => ({
  csvName: CSV,
  operator: 'quill',
  from,
  to,
  subscription: 'quill',
});

const SOME_FACTS: ComparedFacts = {
  changes: [],
  clusterVersion: null,
  deprecations: new Map(),
  supports: new Map(),
  definitions: [],
  identity: null,
};

it.each<readonly [string, typeof NOTHING, Partial<ComparedFacts>, readonly object[]]>([
  [
    'each deprecation, even with equal messages (SU-013)',
    NOTHING,
    {
      changes: [aChange('1.0.0', '1.1.0')],
      deprecations: new Map([[CSV, [GONE_SOON, { ...GONE_SOON, level: 'package' }]]]),
    },
    [
      { csvName: CSV, kind: 'deprecated', ...GONE_SOON },
      { csvName: CSV, kind: 'deprecated', message: 'Gone soon.', level: 'package' },
    ],
  ],
  [
    'a catalog other than that of the installation (SU-028)',
    NOTHING,
    { changes: [{ ...aChange('1.0.0', '1.1.0'), move: MOVE }] },
    [{ csvName: CSV, kind: 'other-catalog', ...MOVE }],
  ],
  [
    'short-lived cloud credentials (IP-021)',
    aComparison([aCompared(withTokens('aws'), aVersion('1.0.0'))]),
    { identity: { cloud: 'AWS', issuer: 'oidc.example.com' } },
    [{ csvName: CSV, kind: 'cloud-rights', cloud: 'AWS' }],
  ],
  [
    'short-lived credentials of another cloud',
    aComparison([aCompared(withTokens('gcp'), aVersion('1.0.0'))]),
    { identity: { cloud: 'AWS', issuer: 'oidc.example.com' } },
    [],
  ],
  [
    'short-lived credentials on a cluster with stored keys',
    aComparison([aCompared(withTokens('aws'), aVersion('1.0.0'))]),
    {},
    [],
  ],
])('a plan has a risk because of %s', (_, comparison, facts, risks) => {
  expect(planFindings(comparison, { ...SOME_FACTS, ...facts })).toMatchObject(risks);
});
