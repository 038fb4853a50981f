/** The admission of pods by their priority class. */
import type { ClusterClient } from '../../kube/types';

const ofKubernetes = ['', 'system-cluster-critical', 'system-node-critical'];

/** Empty: the cluster's default. */
export function hasPriorityClass(client: ClusterClient, name: string): boolean {
  return (
    ofKubernetes.includes(name) ||
    client.get({ resource: 'priorityclasses.scheduling.k8s.io', name }) !== undefined
  );
}

/** Error of kube-apiserver for a pod whose priority class does not exist. */
export function noPriorityClass(generateName: string, name: string): string {
  return `pods "${generateName}" is forbidden: no PriorityClass with name ${name} was found`;
}
