import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getDiscovery, getJson } from '~/kube/request';
import { recordIn } from '~/kube/json';
import type { LiveObject } from '~/updates/rules/review/comparison';
import { type GroupKind, knownKind, servedKind } from '~/updates/rules/review/servedKind';
import { slimObject } from '~/updates/rules/review/slimObject';
import type { ResourceModel } from '~/kube/models/meta';
import { askAgain } from '~/kube/askAgain';
import { queryClient } from '~/kube/queryClient';
import { ifAllowedOneOfMany } from '~/kube/askedFirst';

/** How many objects are asked for at a time: others want answers too. */
const AT_ONCE = 6;

export type WantedObject = GroupKind & {
  /** What the answer is found by. */
  readonly id: string;
  readonly name: string;
  /** Where it is when its kind is one of namespaces. */
  readonly namespace: string;
};

/**
 * Objects as they are in the cluster now, by the ids under which they were wanted.
 * @throws AbortError when `signal` was aborted; what cannot be read is an answer
 */
export async function liveObjects(
  wanted: readonly WantedObject[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, LiveObject>> {
  const found = new Map<string, LiveObject>();
  const waiting = wanted.toReversed();
  async function readOn(): Promise<void> {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      found.set(next.id, await liveObject(next, signal));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return found;
}

async function liveObject(wanted: WantedObject, signal: AbortSignal): Promise<LiveObject> {
  try {
    const model = knownKind(wanted) ?? (await discovered(wanted));
    if (model === null) return { kind: 'absent' };
    const answer = await getOneOfMany(model, addressOf(wanted, model), signal);
    return { kind: 'found', object: slimObject(recordIn(answer)) };
  } catch (error) {
    if (!(error instanceof ClusterError)) throw error;
    const { failure } = error;
    return failure.kind === 'not-found' ? { kind: 'absent' } : { kind: 'unreadable', failure };
  }
}

const getOneOfMany = ifAllowedOneOfMany(getJson);

function addressOf({ name, namespace }: WantedObject, { namespaced }: ResourceModel) {
  return namespaced ? { namespace, name } : { name };
}

async function discovered(wanted: WantedObject): Promise<ResourceModel | null> {
  return servedKind(await askAgain(() => queryClient.query(servedKinds)), wanted);
}

/** Milliseconds: what a plan brings may be a kind that another plan has just made known. */
const KINDS_AGE = 30_000;

const servedKinds = queryOptions({
  queryKey: ['served-kinds'],
  queryFn: ({ signal }) => getDiscovery(signal),
  staleTime: KINDS_AGE,
  structuralSharing: false,
});
