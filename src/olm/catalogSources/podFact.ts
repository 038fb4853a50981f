import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { Pod } from '~/kube/models/workloads';
import { grouped } from '~/olm/lists/grouped';
import { CATALOG_LABEL } from './catalogRemoval';

/** The facts of a catalog's pod. */
export type PodFact = {
  readonly name: string;
  readonly namespace: string;
  readonly uid: string;
  readonly createdAt: string | null;
  /** The deletion timestamp; `null`: the pod is not being deleted. */
  readonly leavingSince: string | null;
  /** Pending, Running, Succeeded, Failed, Unknown */
  readonly phase: string;
  /** The reason of a failure in Kubernetes; both can be empty. */
  readonly reason: string;
  readonly message: string;
  /** `null`: not scheduled yet. */
  readonly node: string | null;
  readonly isReady: boolean;
  /** OLM uses the pod to check for a later image. The pod serves nothing. */
  readonly isLookingForUpdate: boolean;
  /** The scheduler's message if no node fits. */
  readonly unschedulable: string | null;
  /** In the order in which they start. */
  readonly containers: readonly ContainerFact[];
};

export type ContainerFact = {
  readonly name: string;
  readonly isInit: boolean;
  readonly image: string;
  /** The pulled image with its digest; empty: unknown. */
  readonly imageId: string;
  readonly isReady: boolean;
  readonly restarts: number;
  readonly startedAt: string | null;
  /** The reason why the container does not run. */
  readonly waiting: { readonly reason: string; readonly message: string } | null;
  readonly ended: Ending | null;
  /** The end of the previous run. */
  readonly lastEnd: Ending | null;
};

type Ending = {
  readonly reason: string;
  /** For a registry server: the end of its log (`terminationMessagePolicy: FallbackToLogsOnError`). */
  readonly message: string;
  readonly exitCode: number | null;
  readonly at: string | null;
};

/**
 * The label of the pod that OLM uses to check for a later image; its value is the name of the catalog. Source: OLM,
 * grpc.go.
 */
export const UPDATE_LABEL = 'catalogsource.operators.coreos.com/update';

/** The facts of a pod of any shape. Source of the fields: Kubernetes, PodStatus. */
export function podFact({ metadata, spec, status }: Pod): PodFact {
  const [parts, state] = [recordIn(spec), recordIn(status)];
  const conditions = listIn(state['conditions']).map(recordIn);
  const scheduled = conditions.find(({ type }) => type === 'PodScheduled');
  return {
    ...identityOf(metadata),
    phase: textIn(state['phase']) ?? '',
    reason: textIn(state['reason']) ?? '',
    message: textIn(state['message']) ?? '',
    node: textIn(parts['nodeName']),
    isReady: conditions.some((one) => one['type'] === 'Ready' && one['status'] === 'True'),
    unschedulable: scheduled?.['status'] === 'False' ? (textIn(scheduled['message']) ?? '') : null,
    containers: [
      ...containersIn(parts['initContainers'], state['initContainerStatuses'], true),
      ...containersIn(parts['containers'], state['containerStatuses'], false),
    ],
  };
}

/** The pod that serves a catalog: the latest that is not being deleted, otherwise the latest. */
export function servingPod(pods: readonly PodFact[]): PodFact | null {
  const serving = pods.filter(({ isLookingForUpdate }) => !isLookingForUpdate);
  const newest = serving.toSorted((one, other) =>
    (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
  );
  return newest.find(({ leavingSince }) => leavingSince === null) ?? newest[0] ?? null;
}

/**
 * The digest of the served content. If OLM's own server unpacks the catalog image (`extractContent`), the digest is
 * that of the catalog image. `null`: not pulled yet.
 */
export function servedDigest({ containers }: PodFact): string | null {
  const content =
    containers.find(({ name }) => name === 'extract-content') ?? mainContainer(containers);
  return /sha\d+:[0-9a-f]+/.exec(content?.imageId ?? '')?.[0] ?? null;
}

/** The container that serves OLM. */
function mainContainer(containers: readonly ContainerFact[]): ContainerFact | null {
  return containers.find(({ isInit }) => !isInit) ?? null;
}

function identityOf({ name, namespace = '', uid, labels, ...times }: Pod['metadata']) {
  return {
    name,
    namespace,
    uid: uid ?? `${namespace}/${name}`,
    createdAt: textIn(times.creationTimestamp),
    leavingSince: textIn(times.deletionTimestamp),
    isLookingForUpdate: isUpdatePod(labels),
  };
}

/** A promoted pod keeps the label with an empty value. */
function isUpdatePod(labels: Pod['metadata']['labels']): boolean {
  const known = recordIn(labels);
  return textIn(known[UPDATE_LABEL]) !== null && textIn(known[CATALOG_LABEL]) === null;
}

function containersIn(
  specs: unknown,
  statuses: unknown,
  isInit: boolean,
): readonly ContainerFact[] {
  const states = listIn(statuses).map(recordIn);
  return listIn(specs).map((item) => {
    const spec = recordIn(item);
    const name = textIn(spec['name']) ?? '';
    const status = states.find((one) => one['name'] === name) ?? {};
    return { name, isInit, image: textIn(spec['image']) ?? '', ...runOf(status) };
  });
}

function runOf(status: JsonRecord) {
  const state = recordIn(status['state']);
  const restarts = status['restartCount'];
  return {
    imageId: textIn(status['imageID']) ?? '',
    isReady: status['ready'] === true,
    restarts: typeof restarts === 'number' ? restarts : 0,
    startedAt: textIn(recordIn(state['running'])['startedAt']),
    waiting: waitingIn(state['waiting']),
    ended: endingIn(state['terminated']),
    lastEnd: endingIn(recordIn(status['lastState'])['terminated']),
  };
}

function waitingIn(value: unknown): ContainerFact['waiting'] {
  if (value === undefined || value === null) return null;
  const waiting = recordIn(value);
  return { reason: textIn(waiting['reason']) ?? '', message: textIn(waiting['message']) ?? '' };
}

function endingIn(value: unknown): Ending | null {
  if (value === undefined || value === null) return null;
  const { exitCode, ...ending } = recordIn(value);
  return {
    reason: textIn(ending['reason']) ?? '',
    message: textIn(ending['message']) ?? '',
    exitCode: typeof exitCode === 'number' ? exitCode : null,
    at: textIn(ending['finishedAt']),
  };
}

/** The pod that serves a catalog, as a list shows it. */
export type RegistryPod = {
  readonly namespace: string;
  readonly name: string;
  /** The digest of the image that it runs; `null`: unknown. */
  readonly digest: string | null;
};

/** The pods of catalogs, by the ID of the catalog (CS-027). */
export function podsBySource(pods: readonly Pod[]): ReadonlyMap<string, readonly Pod[]> {
  return grouped(pods, ({ metadata }) => {
    const catalog = textIn(recordIn(metadata.labels)[CATALOG_LABEL]);
    return catalog === null ? null : `${metadata.namespace ?? ''}/${catalog}`;
  });
}

/** @param pods the pods of one catalog */
export function registryPod(pods: readonly Pod[]): RegistryPod | null {
  const pod = servingPod(pods.map(podFact));
  if (pod === null) return null;
  const { namespace, name } = pod;
  return { namespace, name, digest: servedDigest(pod) };
}
