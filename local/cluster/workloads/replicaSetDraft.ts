/** The ReplicaSet that a Deployment creates for its current pod template. */
import { objectAt } from '../kube/json';
import type { JsonObject, KubeObject } from '../kube/types';
import { controllerReference } from './owners';
import { limitsOf } from './rollout';

/** The annotation that numbers a Deployment's rollouts. */
export const REVISION = 'deployment.kubernetes.io/revision';
const HASH_LABEL = 'pod-template-hash';

export function replicaSetDraft(
  deployment: KubeObject,
  of: {
    readonly name: string;
    readonly hash: string;
    readonly replicas: number;
    readonly revision: string;
  },
): KubeObject {
  const template = objectAt(deployment, 'spec', 'template') ?? {};
  const labels = { ...objectAt(template, 'metadata', 'labels'), [HASH_LABEL]: of.hash };
  const selector = {
    ...objectAt(deployment, 'spec', 'selector', 'matchLabels'),
    [HASH_LABEL]: of.hash,
  };
  return {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: {
      name: of.name,
      ...(deployment.metadata.namespace === undefined
        ? {}
        : { namespace: deployment.metadata.namespace }),
      labels: textValues(labels),
      annotations: {
        'deployment.kubernetes.io/desired-replicas': String(limitsOf(deployment).wanted),
        'deployment.kubernetes.io/max-replicas': String(
          limitsOf(deployment).wanted + limitsOf(deployment).surge,
        ),
        [REVISION]: of.revision,
      },
      ownerReferences: [controllerReference(deployment)],
    },
    spec: {
      replicas: of.replicas,
      selector: { matchLabels: selector },
      template: { ...template, metadata: { ...objectAt(template, 'metadata'), labels } },
    },
  };
}

function textValues(map: JsonObject): { readonly [key: string]: string } {
  return Object.fromEntries(
    Object.entries(map).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
