/** One change of an object, as a watch tells it. */
import { isKubeObject, jsonOf } from '../kube/objects';
import type { ClusterClient, KubeObject } from '../kube/types';

export type Observation = {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
  /** The plural, without the group: `subscriptions`. */
  readonly resource: string;
  readonly object: KubeObject;
};

/** What the recordings watched; the other resources are left out of the comparison. */
const watched: { readonly [resource: string]: string } = {
  catalogsources: 'catalogsources.operators.coreos.com',
  clusterserviceversions: 'clusterserviceversions.operators.coreos.com',
  configmaps: 'configmaps',
  crds: 'customresourcedefinitions.apiextensions.k8s.io',
  deployments: 'deployments.apps',
  events: 'events',
  installplans: 'installplans.operators.coreos.com',
  jobs: 'jobs.batch',
  operatorconditions: 'operatorconditions.operators.coreos.com',
  operatorgroups: 'operatorgroups.operators.coreos.com',
  operators: 'operators.operators.coreos.com',
  subscriptions: 'subscriptions.operators.coreos.com',
};

/** Collects every change from now on. Answers what came so far, and starts anew. */
export function observe(client: ClusterClient): () => readonly Observation[] {
  let seen: Observation[] = [];
  for (const [resource, key] of Object.entries(watched)) {
    client.subscribe(key, ({ type, object }) => {
      seen.push({ type, resource, object });
    });
  }
  return () => {
    const before = seen;
    seen = [];
    return before;
  };
}

/** An object as it was read from a file, when it is one. */
export function readObject(value: unknown): KubeObject | undefined {
  const object = jsonOf(value);
  return isKubeObject(object) ? object : undefined;
}
