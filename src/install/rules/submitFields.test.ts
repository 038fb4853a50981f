import { describe, expect, it } from 'vitest';
import { aClusterState, aForm, aPackage } from '~/test/installBuilders';
import { plannedObjects } from './plannedObjects';
import { formFieldOf, formRejections } from './submitFields';

it.each([
  ['Namespace', 'metadata.name', 'namespace'],
  ['Namespace', 'metadata.labels', 'monitoring'],
  ['ProjectRequest', 'metadata.name', 'namespace'],
  ['OperatorGroup', 'metadata.name', 'namespace'],
  ['OperatorGroup', 'spec.targetNamespaces[1]', 'targets'],
  ['OperatorGroup', 'spec.serviceAccountName', 'serviceAccount'],
  ['OperatorGroup', 'spec.upgradeStrategy', 'upgradeStrategy'],
  ['Subscription', 'metadata.namespace', 'namespace'],
  ['Subscription', 'spec.channel', 'channel'],
  ['Subscription', 'spec.startingCSV', 'version'],
  ['Subscription', 'spec.installPlanApproval', 'approval'],
  ['Subscription', 'spec.config', 'config'],
  ['Subscription', 'spec.config.env[0].name', 'config'],
  ['Subscription', 'spec.config.resources.limits[cpu]', 'config'],
  ['ConfigMap', 'data', 'config'],
  ['RoleBinding', 'subjects[0].name', 'monitoring'],
  ['Subscription', 'spec.source', null],
  ['Subscription', 'spec.channelling', null],
  ['Subscription', 'metadata.name', null],
  ['Deployment', 'spec.channel', null],
  ['Subscription', '', null],
])('%s %s is shown at the field %s', (kind, path, field) => {
  expect(formFieldOf(kind, path)).toBe(field);
});

describe('formRejections', () => {
  const objects = plannedObjects(aForm(), aPackage(), aClusterState());
  const subscription = objects.at(-1)?.id ?? '';
  const failure = (field: string) => ({
    kind: 'invalid' as const,
    message: 'no',
    rejected: [{ field, message: 'Required value' }],
  });

  it('shows rejections of the dry run at the field', () => {
    const dryRuns = {
      [subscription]: { kind: 'refused' as const, failure: failure('spec.channel') },
    };
    expect(formRejections(objects, { dryRuns, states: {} })).toEqual({
      channel: [{ field: 'spec.channel', message: 'Required value' }],
    });
  });

  it('prefers results of the submit over the dry run', () => {
    const dryRuns = {
      [subscription]: { kind: 'refused' as const, failure: failure('spec.channel') },
    };
    const states = {
      [subscription]: { kind: 'failed' as const, failure: failure('spec.config.env') },
    };
    expect(Object.keys(formRejections(objects, { dryRuns, states }))).toEqual(['config']);
  });

  it('shows nothing without rejections', () => {
    const dryRuns = { [subscription]: { kind: 'accepted' as const } };
    expect(formRejections(objects, { dryRuns, states: {} })).toEqual({});
  });
});
