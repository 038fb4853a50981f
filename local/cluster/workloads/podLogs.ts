/** Log lines of a container, like those of an Operator built with controller-runtime. */
import type { LogQuery, PodLog } from '../kube/http/exchange';
import { isObject, listAt, objectAt, textAt } from '../kube/json';
import type { Json, KubeObject } from '../kube/types';
import { registryLog } from '../olm/catalog/registryLogs';
import { behaviorOf } from './behavior';
import { podStage } from './podStage';

/** Answers like a kubelet: a waiting container has only the log of its last run. */
export function podLogs(pod: KubeObject, query: LogQuery): PodLog {
  const status = statusOf(pod, query.container);
  const hasRun = objectAt(status, 'lastState', 'terminated') !== undefined;
  const title = `container "${query.container}" in pod "${pod.metadata.name}"`;
  if (query.previous && !hasRun) {
    return { kind: 'none', why: `previous terminated ${title} not found` };
  }
  const waiting = objectAt(status, 'state', 'waiting');
  if (!hasRun && (waiting !== undefined || status === undefined)) {
    return { kind: 'none', why: `${title} is waiting to start: ${whyWaiting(waiting)}` };
  }
  const ofCatalog = registryLog(pod, query);
  const text = ofCatalog?.map((line) => `${line}\n`).join('') ?? textOf(pod, query.container);
  return { kind: 'text', text };
}

function whyWaiting(waiting: Json | undefined): string {
  const reason = textAt(waiting, 'reason') ?? 'ContainerCreating';
  if (reason === 'ErrImagePull') return "image can't be pulled";
  return reason === 'ImagePullBackOff' ? 'trying and failing to pull image' : reason;
}

function statusOf(pod: KubeObject, container: string): Json | undefined {
  return [
    ...listAt(pod, 'status', 'initContainerStatuses'),
    ...listAt(pod, 'status', 'containerStatuses'),
  ].find((status) => textAt(status, 'name') === container);
}

function textOf(pod: KubeObject, container: string): string {
  const since = textAt(pod, 'status', 'startTime') ?? pod.metadata.creationTimestamp ?? '';
  return `${linesOf(pod, container)
    .map((line) => `${since}\t${line}`)
    .join('\n')}\n`;
}

function linesOf(pod: KubeObject, container: string): readonly string[] {
  if (podStage(pod).kind === 'succeeded') return ['INFO\tdone'];
  const start = [
    `INFO\tsetup\tstarting ${container}\t{"image": "${imageOf(pod, container)}"}`,
    'INFO\tsetup\tattempting to acquire leader lease',
  ];
  switch (behaviorOf(pod)) {
    case 'crash-loop':
      return [
        ...start,
        'ERROR\tsetup\tproblem running manager\t{"error": "configuration is missing"}',
      ];
    case 'never-ready':
      return [...start, 'ERROR\thealthz\thealthz check failed\t{"checker": "readyz"}'];
    case 'image-pull-error':
    case 'normal':
      return [
        ...start,
        'INFO\tsuccessfully acquired lease',
        'INFO\tStarting workers\t{"worker count": 1}',
      ];
  }
}

function imageOf(pod: KubeObject, container: string): string {
  const found = listAt(pod, 'spec', 'containers').find(
    (item) => isObject(item) && item['name'] === container,
  );
  return textAt(found, 'image') ?? '';
}
