/** One watch event of an object. */
import { isKubeObject, jsonOf } from '../kube/objects';
import type { ClusterClient, KubeObject } from '../kube/types';

export type Observation = {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
  /** The plural, without the group: `subscriptions`. */
  readonly resource: string;
  readonly object: KubeObject;
};

/** Resources that the recordings watched; others are not compared. */
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

/** Collects changes from now on. @returns a function that takes the collected changes */
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

/** Parses an object from a file; `undefined` for other content. */
export function readObject(value: unknown): KubeObject | undefined {
  const object = jsonOf(value);
  return isKubeObject(object) ? object : undefined;
}
