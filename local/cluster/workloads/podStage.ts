/** Determines a pod's stage from its status. */
import { isObject, listAt, numberAt, textAt } from '../kube/json';
import type { KubeObject } from '../kube/types';
import type { Stage } from './podStatus';

export function podStage(pod: KubeObject): Stage {
  const phase = textAt(pod, 'status', 'phase');
  if (phase === 'Succeeded') return { kind: 'succeeded' };
  if (phase === 'Failed') return { kind: 'failed' };
  if (listAt(pod, 'status', 'containerStatuses').length === 0) return { kind: 'scheduled' };
  if (isReady(pod)) return { kind: 'ready' };
  if (phase === 'Pending') return pendingStage(pod);
  return waitingReasons(pod).includes('CrashLoopBackOff')
    ? { kind: 'crashing', restarts: numberAt(firstContainer(pod), 'restartCount') ?? 0 }
    : { kind: 'running' };
}

export function isReady(pod: KubeObject): boolean {
  return (
    pod.metadata.deletionTimestamp === undefined &&
    listAt(pod, 'status', 'conditions').some(
      (condition) =>
        textAt(condition, 'type') === 'Ready' && textAt(condition, 'status') === 'True',
    )
  );
}

function pendingStage(pod: KubeObject): Stage {
  const reasons = waitingReasons(pod);
  if (reasons.includes('ImagePullBackOff')) return { kind: 'pull-failed', backOff: true };
  if (reasons.includes('ErrImagePull')) return { kind: 'pull-failed', backOff: false };
  return { kind: 'creating' };
}

function waitingReasons(pod: KubeObject): readonly string[] {
  return [
    ...listAt(pod, 'status', 'initContainerStatuses'),
    ...listAt(pod, 'status', 'containerStatuses'),
  ].flatMap((status) => textAt(status, 'state', 'waiting', 'reason') ?? []);
}

function firstContainer(pod: KubeObject): unknown {
  return listAt(pod, 'status', 'containerStatuses').find(isObject);
}
