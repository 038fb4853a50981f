/** A few log lines for a container, as an operator built with controller-runtime would write them. */
import { isObject, listAt, textAt } from '../kube/json';
import type { KubeObject } from '../kube/types';
import { behaviourOf } from './behaviour';
import { podStage } from './podStage';

/** Answers the log text; empty while the container has not started. */
export function podLogs(pod: KubeObject, container: string): string {
  const stage = podStage(pod).kind;
  if (['scheduled', 'creating', 'pull-failed'].includes(stage)) return '';
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
  switch (behaviourOf(pod)) {
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
