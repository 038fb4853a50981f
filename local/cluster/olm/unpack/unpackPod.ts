import { objectAt } from '../../kube/json';
import type { DraftObject, JsonObject, KubeObject } from '../../kube/types';

/** The pod that Kubernetes creates for an unpack Job. */
export function unpackPod(job: KubeObject, nodeName: string): DraftObject {
  const { name, namespace = '' } = job.metadata;
  const template = objectAt(job, 'spec', 'template') ?? {};
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      // Generated names are cut to leave room for five characters in 63.
      generateName: `${name}-`.slice(0, 58),
      namespace,
      labels: textFields(objectAt(template, 'metadata', 'labels') ?? {}),
      ownerReferences: [
        {
          apiVersion: 'batch/v1',
          kind: 'Job',
          name,
          uid: job.metadata.uid ?? '',
          controller: true,
          blockOwnerDeletion: true,
        },
      ],
    },
    spec: { ...objectAt(template, 'spec'), nodeName },
  };
}

function textFields(object: JsonObject): { readonly [key: string]: string } {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  );
}
