import type { Platforms } from './platforms';

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
