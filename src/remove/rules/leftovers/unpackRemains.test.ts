import { describe, expect, it } from 'vitest';
import { anInstallPlan, aSubscription } from '~/test/builders';
import { UNPACK_NAME, anUnpackJob } from '~/test/leftoverObjects';
import { type RawObjects, aScannedCluster } from '~/test/scannedCluster';
import { leftoversIn } from './leftoversIn';

const kindsIn = (raw: RawObjects, namespaces?: readonly string[]) =>
  leftoversIn(aScannedCluster(raw, namespaces)).map(({ kind }) => kind);

describe('Jobs of bundle unpacking', () => {
  const jobs = [anUnpackJob()];
  const reference = `{"kind":"ConfigMap","name":"${UNPACK_NAME}","namespace":"market"}`;
  const resource = {
    group: '',
    version: 'v1',
    kind: 'Role',
    name: 'r',
    sourceName: 'c',
    sourceNamespace: 'm',
    manifest: reference,
  };

  it.each<[string, readonly string[], RawObjects]>([
    ['a failed one', ['unpack-job'], { jobs }],
    ['a successful one, which OLM reuses', [], { jobs: [anUnpackJob({}, 'Complete')] }],
    ['a running one', [], { jobs: [anUnpackJob({}, null)] }],
    [
      'one that an InstallPlan references',
      [],
      {
        jobs,
        installPlans: [
          anInstallPlan({
            status: { phase: 'Complete', plan: [{ resolving: 'x', status: 'Created', resource }] },
          }),
        ],
      },
    ],
    [
      'one whose image an InstallPlan requires',
      [],
      {
        jobs,
        installPlans: [
          anInstallPlan({
            status: { bundleLookups: [{ path: 'registry.example.com/quill:1', identifier: 'x' }] },
          }),
        ],
      },
    ],
    [
      'one that a Subscription might require',
      [],
      {
        jobs: [anUnpackJob({ namespace: 'openshift-marketplace' })],
        subscriptions: [
          aSubscription({
            status: { conditions: [{ type: 'BundleUnpackFailed', status: 'True' }] },
          }),
        ],
      },
    ],
    ['another Job', [], { jobs: [anUnpackJob({ labels: {} })] }],
    ['if InstallPlans could not be read', [], { jobs, installPlans: null }],
    ['if Subscriptions could not be read', [], { jobs, subscriptions: null }],
    ['one in deletion', [], { jobs: [anUnpackJob({ deletionTimestamp: 'x' })] }],
  ])('%s: %j', (_, expected, raw) => {
    expect(kindsIn(raw)).toEqual(expected);
  });
});
