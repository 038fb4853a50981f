/** The scheduler: selects a node for a pod, or explains why none fits. */
import { isObject, listAt, objectAt, textAt } from '../kube/json';
import type { ClusterClient, KubeObject } from '../kube/types';
import { nodeFor } from './nodeFor';

export type Place =
  | { readonly kind: 'node'; readonly name: string }
  | { readonly kind: 'none'; readonly why: string };

/** By node selector and taints; affinity and resources are ignored. */
export function placeFor(client: ClusterClient, pod: KubeObject): Place {
  const nodes = client.list('nodes');
  const obstacles = nodes.map((node) => obstacleOf(pod, node));
  const free = nodes.find((_, index) => obstacles[index] === undefined);
  if (nodes.length === 0 || free !== undefined) {
    return { kind: 'node', name: free?.metadata.name ?? nodeFor(client) };
  }
  const counts = [...new Set(obstacles)].map(
    (obstacle) => `${obstacles.filter((each) => each === obstacle).length} ${obstacle ?? ''}`,
  );
  const none = `0/${nodes.length} nodes are available`;
  return {
    kind: 'none',
    why: `${none}: ${counts.join(', ')}. no new claims to deallocate, preemption: ${none}: ${nodes.length} Preemption is not helpful for scheduling.`,
  };
}

/** The scheduler's message; `undefined`: none. */
function obstacleOf(pod: KubeObject, node: KubeObject): string | undefined {
  const labels = node.metadata.labels ?? {};
  const selector = Object.entries(objectAt(pod, 'spec', 'nodeSelector') ?? {});
  if (selector.some(([key, value]) => labels[key] !== value)) {
    return "node(s) didn't match Pod's node affinity/selector";
  }
  const tolerations = listAt(pod, 'spec', 'tolerations');
  const hard = listAt(node, 'spec', 'taints').filter(
    (taint) => textAt(taint, 'effect') !== 'PreferNoSchedule',
  );
  return hard.some((taint) => !tolerations.some((toleration) => tolerates(toleration, taint)))
    ? 'node(s) had untolerated taint(s)'
    : undefined;
}

/** Without a key `Exists` tolerates all; without an effect, any. */
function tolerates(toleration: unknown, taint: unknown): boolean {
  if (!isObject(toleration)) return false;
  const effect = textAt(toleration, 'effect') ?? '';
  if (effect !== '' && effect !== textAt(taint, 'effect')) return false;
  const key = textAt(toleration, 'key') ?? '';
  const exists = textAt(toleration, 'operator') === 'Exists';
  if (key === '') return exists;
  return key === textAt(taint, 'key') && (exists || valueOf(toleration) === valueOf(taint));
}

function valueOf(of: unknown): string {
  return textAt(of, 'value') ?? '';
}
