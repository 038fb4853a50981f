/** What OpenShift says of OLM v1: its gates, and its ClusterOperator. */
import { objectAt } from '../kube/json';
import type { ClusterClient, DraftObject, JsonObject } from '../kube/types';
import { put } from '../seed/put';

const GATES = 'featuregates.config.openshift.io';
const SINCE = '2026-09-01T08:00:00Z';

/** Those that only Technology Preview switches on. */
const OF_PREVIEW = [
  'NewOLMBoxCutterRuntime',
  'NewOLMCatalogdAPIV1Metas',
  'NewOLMConfigAPI',
  'NewOLMOwnSingleNamespace',
];

export function seedOlmV1Platform(client: ClusterClient, version: string): void {
  const gates = client.get({ resource: GATES, name: 'cluster' });
  if (gates !== undefined) {
    const of = {
      version,
      enabled: [{ name: 'NewOLM' }, { name: 'NewOLMWebhookProviderOpenshiftServiceCA' }],
      disabled: OF_PREVIEW.map((name) => ({ name })),
    };
    client.updateStatus(GATES, {
      ...gates,
      status: { ...objectAt(gates, 'status'), featureGates: [of] },
    });
  }
  put(client, 'clusteroperators.config.openshift.io', clusterOperator(version));
}

function clusterOperator(version: string): DraftObject {
  return {
    apiVersion: 'config.openshift.io/v1',
    kind: 'ClusterOperator',
    metadata: { name: 'olm' },
    spec: {},
    status: {
      conditions: [
        condition('Available', 'True', 'AsExpected'),
        condition('Degraded', 'False', 'AsExpected'),
        condition('Progressing', 'False', 'AsExpected'),
        condition('Upgradeable', 'True', 'AsExpected'),
      ],
      versions: [{ name: 'operator', version }],
    },
  };
}

function condition(type: string, status: string, reason: string): JsonObject {
  return { type, status, reason, message: 'All is well', lastTransitionTime: SINCE };
}
