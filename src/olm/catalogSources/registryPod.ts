import type { Pod } from '~/kube/models/pod';
import { recordIn, textIn } from '~/kube/json';
import { CATALOG_LABEL } from './catalogRemoval';
import { grouped } from '~/olm/lists/grouped';
import { type ContainerFact, type PodFact, podFact, servedDigest, servingPod } from './podFact';

/** The pod that serves a catalog, as a list shows it. */
export type RegistryPod = {
  readonly namespace: string;
  readonly name: string;
  /** Why it does not serve; `null`: it does, or it only starts. */
  readonly trouble: PodTrouble | null;
  /** Of the image that it runs; `null`: not known. */
  readonly digest: string | null;
};

/** In Kubernetes' words; the message may be empty. */
export type PodTrouble = { readonly reason: string; readonly message: string };

/** The pods that serve catalogs, by the catalog's id (CS-027). */
export function registryPods(pods: readonly Pod[]): ReadonlyMap<string, RegistryPod> {
  const bySource = grouped(pods, ({ metadata }) => {
    const catalog = textIn(recordIn(metadata.labels)[CATALOG_LABEL]);
    return catalog === null ? null : `${metadata.namespace ?? ''}/${catalog}`;
  });
  return new Map(
    [...bySource].flatMap(([id, own]) => {
      const pod = servingPod(own.map(podFact));
      return pod === null ? [] : [[id, registryPod(pod)] as const];
    }),
  );
}

function registryPod(pod: PodFact): RegistryPod {
  const { namespace, name } = pod;
  return { namespace, name, trouble: troubleOf(pod), digest: servedDigest(pod) };
}

/** TS-007: what keeps it from running. A container that has crashed tells why it did, not for how long it waits now. */
function troubleOf({
  phase,
  reason,
  message,
  unschedulable,
  containers,
}: PodFact): PodTrouble | null {
  if (phase === 'Failed') return { reason: reason === '' ? 'Failed' : reason, message };
  if (unschedulable !== null) return { reason: 'Unschedulable', message: unschedulable };
  for (const container of containers) {
    const trouble = containerTrouble(container);
    if (trouble !== null) return trouble;
  }
  return null;
}

function containerTrouble({ waiting, ended, lastEnd }: ContainerFact): PodTrouble | null {
  if (waiting !== null && !STARTING.includes(waiting.reason)) {
    const cause = lastEnd?.message ?? '';
    return { reason: waiting.reason, message: cause === '' ? waiting.message : cause };
  }
  if (ended === null || ended.exitCode === 0) return null;
  return { reason: ended.reason === '' ? 'Terminated' : ended.reason, message: ended.message };
}

const STARTING: readonly string[] = ['', 'ContainerCreating', 'PodInitializing'];
