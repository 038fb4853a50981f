import type { ClusterClient } from '../kube/types';

/** The name of the node of all pods. */
export function nodeFor(client: ClusterClient): string {
  return client.list('nodes')[0]?.metadata.name ?? 'node-1';
}
