import { listIn, recordIn, textMapIn } from '~/kube/json';
import type { NodePlatforms } from './platformFit';

/**
 * The architectures and operating systems of the nodes in a metadata list. Source: well-known node labels of
 * Kubernetes.
 */
export function platformsOfNodes(nodes: unknown): NodePlatforms {
  const labels = listIn(recordIn(nodes)['items']).map((node) =>
    textMapIn(recordIn(recordIn(node)['metadata'])['labels']),
  );
  const valuesOf = (name: string) =>
    [...new Set(labels.flatMap((some) => some[name] ?? []))].toSorted();
  return {
    architectures: valuesOf('kubernetes.io/arch'),
    systems: valuesOf('kubernetes.io/os'),
  };
}
