/** Namespaces of the busy cluster, with typical conditions for installations. */
import type { ClusterClient } from '../kube/types';
import { type Furnished, own, putNamespace } from './furnishedNamespace';
import { put } from './put';

const NAMESPACES: Readonly<Record<string, Furnished>> = {
  'team-a': { group: own('team-a') },
  'team-b': { group: own('team-b') },
  'post-office': { group: own('post-office') },
  'half-built': {},
  // For all namespaces, like `openshift-operators`, but with separate updates.
  'shared-services': { group: {} },
  // A tenant's Operators in a namespace that the tenant cannot view.
  'team-b-operators': { group: { targetNamespaces: ['team-b'] } },
  'several-teams': { group: { targetNamespaces: ['team-a', 'team-b'] } },
  confined: {
    account: 'installer',
    group: { ...own('confined'), serviceAccountName: 'installer' },
  },
  'no-more-room': {
    group: own('no-more-room'),
    quota: { 'count/subscriptions.operators.coreos.com': '0', 'count/secrets': '10' },
  },
};

export function putBusyNamespaces(client: ClusterClient): void {
  for (const [name, furnished] of Object.entries(NAMESPACES)) putNamespace(client, name, furnished);
}

/** OpenShift: a quota of namespaces selected by label; the post office, the only one so far, has exhausted it. */
export function putSharedQuota(client: ClusterClient): void {
  put(client, 'clusterresourcequotas.quota.openshift.io', {
    apiVersion: 'quota.openshift.io/v1',
    kind: 'ClusterResourceQuota',
    metadata: { name: 'letters-tenant' },
    spec: {
      selector: { labels: { matchLabels: { 'kubernetes.io/metadata.name': 'post-office' } } },
      quota: { hard: { 'count/subscriptions.operators.coreos.com': '1' } },
    },
  });
}
