import { listIn, recordIn, textMapIn } from '~/kube/json';

/**
 * The platforms of an Operator from the labels of its PackageManifest (BR-041 to BR-044), which describe the default
 * channel's head.
 */
export type Platforms = {
  readonly architectures: readonly string[];
  readonly systems: readonly string[];
};

/** Without labels, amd64 and Linux; otherwise only the listed ones (BR-043). */
export function platformsIn(labels: Readonly<Record<string, string>>): Platforms {
  return {
    architectures: supported(labels, 'operatorframework.io/arch.') ?? ['amd64'],
    systems: supported(labels, 'operatorframework.io/os.') ?? ['linux'],
  };
}

function supported(
  labels: Readonly<Record<string, string>>,
  prefix: string,
): readonly string[] | null {
  const stated = Object.entries(labels).filter(([name]) => name.startsWith(prefix));
  if (stated.length === 0) return null;
  return stated
    .filter(([, value]) => value === 'supported')
    .map(([name]) => name.slice(prefix.length))
    .toSorted();
}

/**
 * The platforms of the cluster's nodes, from the labels `kubernetes.io/arch` and `kubernetes.io/os`, without
 * duplicates.
 */
export type NodePlatforms = {
  readonly architectures: readonly string[];
  readonly systems: readonly string[];
};

/**
 * Whether a node can run an Operator: one of its architectures and one of its operating systems exists (BR-041 to
 * BR-045). Only the default channel's head counts (BR-044).
 * @param nodes `null` if unknown, such as for users who cannot list nodes: nothing is excluded then, as with an empty
 * list
 */
export function canRun(platforms: Platforms, nodes: NodePlatforms | null): boolean {
  if (nodes === null) return true;
  return (
    meets(platforms.architectures, nodes.architectures) && meets(platforms.systems, nodes.systems)
  );
}

function meets(offered: readonly string[], present: readonly string[]): boolean {
  return present.length === 0 || offered.some((value) => present.includes(value));
}

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
