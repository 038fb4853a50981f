import type { Platforms } from './platforms';

/** What the cluster's nodes are, by their labels `kubernetes.io/arch` and `kubernetes.io/os`; each value once. */
export type NodePlatforms = {
  readonly architectures: readonly string[];
  readonly systems: readonly string[];
};

/**
 * Whether some node can run an Operator: one of its architectures and one of its systems is there (BR-041 to BR-045).
 * It judges the default channel's head only (BR-044).
 * @param nodes `null`: not known, as to those who may not list nodes, so that nothing is ruled out; the same holds for
 * a list without values
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
