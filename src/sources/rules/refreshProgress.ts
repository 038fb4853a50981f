import { textIn } from '~/kube/json';
import type { CatalogSource } from '~/kube/models/olm';
import type { Pod } from '~/kube/models/workloads';
import { type ServerReason, serverReason } from '~/olm/catalogSources/catalogFinding';
import { catalogHealth } from '~/olm/catalogSources/catalogHealth';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { type PodFact, podFact, servedDigest, servingPod } from '~/olm/catalogSources/podFact';
import { podFinding } from '~/olm/catalogSources/podFinding';
import { DEFAULT_POLL } from '~/olm/catalogSources/sourceEndpoint';

/** The progress of a catalog after its pods were deleted. */
export type RefreshProgress =
  /** OLM has not created a new pod yet. */
  | { readonly kind: 'no-pod' }
  | {
      readonly kind: 'starting';
      readonly pod: string;
      /** The reason of Kubernetes that the pod does not start; `null`: none yet. */
      readonly problem: ServerReason | null;
    }
  /** The pod is ready, and OLM has not connected yet. */
  | { readonly kind: 'connecting'; readonly pod: string; readonly observed: string }
  | { readonly kind: 'back'; readonly pod: string; readonly digest: string | null };

/**
 * @param pods the current ones of the catalog
 * @param deleted UIDs of the deleted pods
 */
export function refreshProgress(
  source: CatalogSource,
  pods: readonly Pod[],
  deleted: readonly string[],
): RefreshProgress {
  const fresh = pods.filter((pod) => !deleted.includes(podFact(pod).uid));
  const next = servingPod(fresh.map(podFact));
  if (next?.leavingSince !== null) return { kind: 'no-pod' };
  const { name: pod, isReady } = next;
  if (!isReady) return { kind: 'starting', pod, problem: failureOf(next) };
  const { state, observed } = catalogHealth(source);
  if (state !== 'ready') return { kind: 'connecting', pod, observed };
  return { kind: 'back', pod, digest: servedDigest(next) };
}

function failureOf(pod: PodFact): ServerReason | null {
  const problem = podFinding(pod, []);
  return problem?.severity === 'danger' ? serverReason(problem) : null;
}

/** The digest that a catalog serves; `null`: unknown. */
export function digestOf(pods: readonly Pod[]): string | null {
  const pod: PodFact | null = servingPod(pods.map(podFact));
  return pod === null ? null : servedDigest(pod);
}

/** The added and removed packages. */
export function packageDifference(
  before: readonly string[],
  after: readonly string[],
): { readonly added: readonly string[]; readonly gone: readonly string[] } {
  const [had, has] = [new Set(before), new Set(after)];
  return {
    added: [...has].filter((name) => !had.has(name)).toSorted(),
    gone: [...had].filter((name) => !has.has(name)).toSorted(),
  };
}

/**
 * The time of OLM's next check for a later image, as a timestamp; `null`: never. It can be late by some minutes,
 * because OLM checks when it synchronizes the catalog. OLM also checks images with a digest, without effect (CS-008).
 * Source: `Poll` and `Update` in operator-framework/api's catalogsource_types.go.
 */
export function nextPoll({ poll, endpoint, source }: CatalogSourceItem): string | null {
  if (poll.kind === 'never' || endpoint.kind !== 'image') return null;
  const from = Date.parse(poll.last ?? textIn(source?.metadata.creationTimestamp) ?? '');
  const time = from + (poll.seconds ?? DEFAULT_POLL) * 1000;
  return Number.isNaN(new Date(time).getTime()) ? null : new Date(time).toISOString();
}
