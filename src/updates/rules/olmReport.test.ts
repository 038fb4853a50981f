import { describe, expect, it } from 'vitest';
import { olmReport, repeatsOlm } from './olmReport';

const LOGGING = { namespace: 'openshift-logging', csvNames: ['cluster-logging.v6.2.11'] };
const FABRIC = { namespace: 'rtf-uat', csvNames: ['runtime-fabric-operator.v3.0.1'] };

// The two formats of OpenShift 4.16 and 4.20, and that of an invalid property (helpers.go).
const BEFORE =
  'ClusterServiceVersions blocking cluster upgrade: openshift-logging/cluster-logging.v6.2.11 is incompatible with OpenShift minor versions greater than 4.20,rtf-uat/runtime-fabric-operator.v3.0.1 is incompatible with OpenShift minor versions greater than 4.20';
const NOW = `ClusterServiceVersions blocking minor version upgrades to 4.21.0 or higher:
- maximum supported OCP version for openshift-logging/cluster-logging.v6.2.11 is 4.20
- maximum supported OCP version for rtf-uat/runtime-fabric-operator.v3.0.1 is 4.20`;
const INVALID = `ClusterServiceVersions blocking minor version upgrades to 4.21.0 or higher:
- rtf-uat/runtime-fabric-operator.v3.0.1 has invalid olm.maxOpenShiftVersion properties: Invalid character(s) found in major number "x"`;

const blocked = (message: string, reason = 'IncompatibleOperatorsInstalled') => ({
  ...{ type: 'Upgradeable', status: 'False', reason, message },
});

describe('the condition of OLM compared with the computed readiness', () => {
  it.each([
    ['is unknown', undefined, [LOGGING], null],
    ['reports none', { type: 'Upgradeable', status: 'True' }, [], { kind: 'agrees' }],
    [
      'does not report one yet',
      { type: 'Upgradeable', status: 'True' },
      [LOGGING],
      { kind: 'reports-less' },
    ],
    ['reports both, up to 4.16', blocked(BEFORE), [LOGGING, FABRIC], { kind: 'agrees' }],
    ['reports both, later', blocked(NOW), [FABRIC, LOGGING], { kind: 'agrees' }],
    ['reports an invalid property', blocked(INVALID), [FABRIC], { kind: 'agrees' }],
    [
      'reports one that the user cannot view',
      blocked(NOW),
      [LOGGING],
      {
        kind: 'reports-more',
        others: [{ namespace: 'rtf-uat', csvName: 'runtime-fabric-operator.v3.0.1' }],
      },
    ],
    ['reports only one of two', blocked(INVALID), [FABRIC, LOGGING], { kind: 'reports-less' }],
    [
      'waits for the update of OLM',
      { type: 'Upgradeable', status: 'False', message: 'Waiting for updates to take effect' },
      [],
      { kind: 'updating' },
    ],
    [
      'could not check',
      blocked('Encountered errors', 'ErrorCheckingOperatorCompatibility'),
      [],
      { kind: 'unable', message: 'Encountered errors' },
    ],
  ] as const)('%s', (_what, condition, blocking, report) => {
    expect(olmReport(condition, blocking)).toEqual(report);
  });
});

// The cluster-version operator prefixes the message of one ClusterOperator, and counts several.
it.each([
  [
    `Cluster operator operator-lifecycle-manager should not be upgraded between minor versions: ${NOW}`,
    true,
  ],
  ['Cluster should not be upgraded between minor versions for multiple reasons: …', false],
  ['Cluster operator storage should not be upgraded between minor versions: …', false],
])('%s', (message, isRepeated) => {
  expect(repeatsOlm(message)).toBe(isRepeated);
});
