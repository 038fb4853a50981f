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
    ['offered for the suggested namespace that is made', 'openshift-quill', {}, {}, 'offered'],
    [
      'offered where the template suggests it',
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
    ['not offered where nobody suggests it', 'openshift-other', {}, {}, null],
    [
      'not offered outside the platform',
      'quill',
      { 'operatorframework.io/suggested-namespace': 'quill' },
      {},
      null,
    ],
    [
      'not offered when nobody asks',
      'openshift-quill',
      { 'operatorframework.io/cluster-monitoring': 'yes' },
      {},
      null,
    ],
    [
      'somebody else’s in a namespace that is there',
      'openshift-quill',
      {},
      existing({}),
      'namespace-exists',
    ],
    [
      'done where the label is',
      'openshift-quill',
      {},
      existing({ 'openshift.io/cluster-monitoring': 'true' }),
      null,
    ],
    [
      'to be completed where this installation has made the namespace',
      'openshift-quill',
      {},
      existing(
        { 'openshift.io/cluster-monitoring': 'true' },
        { 'operator-hub/created-by-install': 'quill' },
      ),
      'begun',
    ],
    [
      'nobody’s business where another one has',
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
      'taken to be there by who does not see the platform',
      'openshift-quill',
      {},
      { seesAllNamespaces: false },
      'namespace-exists',
    ],
    ['not known while no namespace can be read', 'openshift-quill', {}, { namespaces: null }, null],
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
