/** OLM v1 in OpenShift: feature gates and ClusterOperator. */
import { objectAt } from '../kube/json';
import type { ClusterClient, DraftObject, JsonObject } from '../kube/types';
import { put } from '../seed/put';
import type { OlmV1Version } from './names';

const GATES = 'featuregates.config.openshift.io';
const SINCE = '2026-09-01T08:00:00Z';

const ALWAYS = ['NewOLM', 'NewOLMWebhookProviderOpenshiftServiceCA'];

/** Feature gates that only Technology Preview enables. */
const OF_PREVIEW = ['NewOLMCatalogdAPIV1Metas', 'NewOLMConfigAPI', 'NewOLMOwnSingleNamespace'];

/** Of Boxcutter, only managed namespaces are simulated, so it is disabled where OLM does not manage them. */
const BOXCUTTER = 'NewOLMBoxCutterRuntime';

export function seedOlmV1Platform(client: ClusterClient, of: OlmV1Version): void {
  const isExperimental = of === 'experimental';
  const version = of === '5.0' || isExperimental ? '5.0.3' : '4.22.3';
  const isPreview = of === '4.22-tech-preview' || isExperimental;
  const preview = [...OF_PREVIEW, ...(isExperimental ? [BOXCUTTER] : [])];
  const gates = client.get({ resource: GATES, name: 'cluster' });
  if (gates !== undefined) {
    const enabled = [...ALWAYS, ...(isPreview ? preview : [])];
    const disabled = [BOXCUTTER, ...OF_PREVIEW].filter((gate) => !enabled.includes(gate));
    const byName = (names: readonly string[]) => names.map((name) => ({ name }));
    const featureGates = [{ version, enabled: byName(enabled), disabled: byName(disabled) }];
    client.updateStatus(GATES, {
      ...gates,
      status: { ...objectAt(gates, 'status'), featureGates },
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
