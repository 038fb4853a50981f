import { describe, expect, it } from 'vitest';
import { aClusterState, aNamespace, aPackage } from '~/test/installBuilders';
import { isMonitoredByDefault, monitoringOffer } from './monitoring';

const ASKING = {
  'operatorframework.io/cluster-monitoring': 'true',
  'operatorframework.io/suggested-namespace': 'openshift-quill',
};
const channelWith = (annotations: Readonly<Record<string, string>>) =>
  aPackage({ annotations }).channels[0];
type Texts = Readonly<Record<string, string>>;
const existing = (labels: Texts, annotations: Texts = {}) => ({
  namespaces: [
    {
      metadata: { name: 'openshift-quill', labels, annotations },
      status: { phase: 'Active' },
    },
  ],
});

describe('monitoring by the cluster', () => {
  it.each([
    ['offered for the suggested namespace that is created', 'openshift-quill', {}, {}, 'offered'],
    [
      'offered if the template suggests it',
      'openshift-quill',
      {
        'operatorframework.io/suggested-namespace': 'other',
        'operatorframework.io/suggested-namespace-template':
          '{"metadata": {"name": "openshift-quill"}}',
      },
      {},
      'offered',
    ],
    ['not offered elsewhere', 'team-a', {}, {}, null],
    ['not offered without a suggestion', 'openshift-other', {}, {}, null],
    [
      'not offered outside the platform',
      'quill',
      { 'operatorframework.io/suggested-namespace': 'quill' },
      {},
      null,
    ],
    [
      'not offered without a request',
      'openshift-quill',
      { 'operatorframework.io/cluster-monitoring': 'yes' },
      {},
      null,
    ],
    [
      'the task of another user in an existing namespace',
      'openshift-quill',
      {},
      existing({}),
      'namespace-exists',
    ],
    [
      'complete with the label',
      'openshift-quill',
      {},
      existing({ 'openshift.io/cluster-monitoring': 'true' }),
      null,
    ],
    [
      'pending if this installation has created the namespace',
      'openshift-quill',
      {},
      existing(
        { 'openshift.io/cluster-monitoring': 'true' },
        { 'operator-hub/created-by-install': 'quill' },
      ),
      'begun',
    ],
    [
      'not relevant if another installation has created the namespace',
      'openshift-quill',
      {},
      existing(
        { 'openshift.io/cluster-monitoring': 'true' },
        { 'operator-hub/created-by-install': 'inkwell' },
      ),
      null,
    ],
    [
      'not possible in a project that is requested',
      'openshift-quill',
      {},
      { newNamespaceKind: 'ProjectRequest' },
      'namespace-requested',
    ],
    [
      'assumed to be available without permission to view the platform',
      'openshift-quill',
      {},
      { seesAllNamespaces: false },
      'namespace-exists',
    ],
    ['unknown if no namespace can be read', 'openshift-quill', {}, { namespaces: null }, null],
  ] as const)('is %s', (_what, namespace, annotations, facts, expected) => {
    const channel = channelWith({ ...ASKING, ...annotations });
    const cluster = aClusterState({ namespaces: [aNamespace('team-a')], ...facts });
    expect(monitoringOffer({ packageName: 'quill', namespace, channel }, cluster)).toBe(expected);
  });

  it('is not available without a channel', () => {
    const place = { packageName: 'quill', namespace: 'openshift-quill', channel: null };
    expect(monitoringOffer(place, aClusterState())).toBeNull();
  });

  it.each([
    ['Red Hat', 'true', true],
    ['Red Hat, Inc.', 'true', true],
    ['Red Hat', 'false', false],
    ['Red Hat', undefined, false],
    ['Quill Works', 'true', false],
  ])('is enabled by default from %s with the suggestion %s: %s', (provider, wish, expected) => {
    const wished =
      wish === undefined ? {} : { 'console.openshift.io/operator-monitoring-default': wish };
    expect(isMonitoredByDefault(channelWith(wished), provider)).toBe(expected);
  });
});
