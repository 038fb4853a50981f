import { describe, expect, it } from 'vitest';
import type { OperatorGroup } from '~/kube/models/olm';
import { aSubscription, anOperatorGroup } from '~/test/builders';
import { aClusterState, aForm, aPackage } from '~/test/installBuilders';
import { apiClashes } from './apiClash';
import type { InstallForm } from '~/install/rules/form';
import { installFindings } from './installFindings';

const quills = { name: 'quills.example.com', kind: 'Quill', version: 'v1' };
const offered = aPackage({ csv: { customresourcedefinitions: { owned: [quills] } } });

function serving(apis: string, parts: Parameters<typeof anOperatorGroup>[0] = {}): OperatorGroup {
  const group = anOperatorGroup({ name: 'og', namespace: 'team-b', ...parts });
  return { ...group, metadata: { ...group.metadata, annotations: { 'olm.providedAPIs': apis } } };
}

const ALL = { mode: 'AllNamespaces', namespace: 'openshift-operators' } as const;
const QUILL = 'Inkpot.v1.example.com,Quill.v1.example.com';

describe('a clash of APIs (OG-013)', () => {
  it.each<[string, Partial<InstallForm>, OperatorGroup, boolean]>([
    ['all namespaces with one', ALL, serving(QUILL), true],
    ['one with all namespaces', {}, serving(QUILL, { spec: {} }), true],
    [
      'two with a common namespace',
      {},
      serving(QUILL, { spec: { targetNamespaces: ['team-a'] } }),
      true,
    ],
    ['two without a common namespace', {}, serving(QUILL), false],
    [
      'a watched namespace with another installation (OG-009)',
      { mode: 'SingleNamespace', targets: ['team-b'] },
      serving(QUILL, { spec: { targetNamespaces: ['x'] } }),
      true,
    ],
    ['other APIs', ALL, serving('Inkpot.v1.example.com'), false],
    ['another version of the API (OG-010)', ALL, serving('Quill.v2.example.com'), false],
    ['the same namespace', {}, serving(QUILL, { namespace: 'team-a' }), true],
    [
      'APIs reserved for this namespace (OG-011)',
      {},
      {
        ...serving(QUILL, { namespace: 'team-a' }),
        spec: JSON.parse('{"staticProvidedAPIs":true}'),
      },
      false,
    ],
  ])('between %s', (_, form, group, expected) => {
    const found = apiClashes(aForm(form), offered, aClusterState({ operatorGroups: [group] }));
    const namespace = group.metadata.namespace ?? '';
    expect(found).toEqual(expected ? [{ namespace, kinds: ['Quill'] }] : []);
  });

  it('is not reported if the package itself is installed, which is reported already', () => {
    const facts = aClusterState({
      operatorGroups: [serving(QUILL, { namespace: 'team-a' })],
      subscriptions: [aSubscription()],
    });
    const found = installFindings(aForm(), offered, facts).map(({ kind }) => kind);
    expect(found).not.toContain('api-clash');
    expect(found).toContain('already-subscribed');
  });
});
