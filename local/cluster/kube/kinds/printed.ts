/** Cells of built-in kinds in kubectl that no single field contains (`k8s.io/kubernetes/pkg/printers`). */
import { isObject, listAt, numberAt, objectAt, textAt } from '../json';
import type { KubeObject } from '../types';

export function podReady(pod: KubeObject): string {
  const ready = listAt(pod.status, 'containerStatuses').filter(
    (container) => isObject(container) && container['ready'] === true,
  );
  return `${ready.length}/${listAt(pod.spec, 'containers').length}`;
}

export function podRestarts(pod: KubeObject): string {
  const counts = listAt(pod.status, 'containerStatuses').map(
    (container) => numberAt(container, 'restartCount') ?? 0,
  );
  return String(counts.reduce((sum, count) => sum + count, 0));
}

/** The phase, or the first container's reason for not running. */
export function podStatus(pod: KubeObject): string {
  if (pod.metadata.deletionTimestamp !== undefined) {
    return 'Terminating';
  }
  const starting = listAt(pod.status, 'initContainerStatuses').flatMap((container) => {
    const reason = stateReason(container);
    return reason === undefined || reason === 'Completed' ? [] : [`Init:${reason}`];
  });
  const running = listAt(pod.status, 'containerStatuses').flatMap(
    (container) => stateReason(container) ?? [],
  );
  const reasons = [...starting, ...running, textAt(pod.status, 'reason')];
  return reasons.find((reason) => reason !== undefined) ?? textAt(pod.status, 'phase') ?? 'Unknown';
}

function stateReason(container: unknown): string | undefined {
  return (
    textAt(container, 'state', 'waiting', 'reason') ??
    textAt(container, 'state', 'terminated', 'reason')
  );
}

/** Ready and wanted replicas. */
export function replicasReady({ spec, status }: KubeObject): string {
  return `${numberAt(status, 'readyReplicas') ?? 0}/${numberAt(spec, 'replicas') ?? 1}`;
}

/** A number of the status; absent means zero. */
export function count(field: string): (object: KubeObject) => number {
  return ({ status }) => numberAt(status, field) ?? 0;
}

export function jobStatus({ status }: KubeObject): string {
  const reached = ['Failed', 'Complete', 'Suspended'].find((type) =>
    listAt(status, 'conditions').some(
      (condition) => textAt(condition, 'type') === type && textAt(condition, 'status') === 'True',
    ),
  );
  return reached ?? 'Running';
}

export function jobCompletions({ spec, status }: KubeObject): string {
  return `${numberAt(status, 'succeeded') ?? 0}/${numberAt(spec, 'completions') ?? 1}`;
}

export function keyCount(object: KubeObject): number {
  const fields = [objectAt(object, 'data'), objectAt(object, 'binaryData')];
  return fields.reduce((sum, field) => sum + Object.keys(field ?? {}).length, 0);
}

export function nodeStatus({ spec, status }: KubeObject): string {
  const ready = listAt(status, 'conditions').find(
    (condition) => textAt(condition, 'type') === 'Ready',
  );
  const word = textAt(ready, 'status') === 'True' ? 'Ready' : ready ? 'NotReady' : 'Unknown';
  return spec?.['unschedulable'] === true ? `${word},SchedulingDisabled` : word;
}

const ROLE_LABEL = 'node-role.kubernetes.io/';

export function nodeRoles({ metadata }: KubeObject): string {
  const roles = Object.keys(metadata.labels ?? {})
    .filter((label) => label.startsWith(ROLE_LABEL))
    .map((label) => label.slice(ROLE_LABEL.length));
  return roles.length === 0 ? '<none>' : roles.sort().join(',');
}

export function servicePorts({ spec }: KubeObject): string {
  const ports = listAt(spec, 'ports').map((port) => {
    const node = numberAt(port, 'nodePort');
    const own = String(numberAt(port, 'port') ?? '');
    return `${own}${node === undefined ? '' : `:${node}`}/${textAt(port, 'protocol') ?? 'TCP'}`;
  });
  return ports.length === 0 ? '<none>' : ports.join(',');
}

export function boundRole(binding: KubeObject): string {
  return `${textAt(binding, 'roleRef', 'kind') ?? ''}/${textAt(binding, 'roleRef', 'name') ?? ''}`;
}

/** `kind/name` of an event's object, with the kind in lowercase. */
export function eventObject(event: KubeObject): string {
  const kind = textAt(event, 'involvedObject', 'kind') ?? '';
  return `${kind.toLowerCase()}/${textAt(event, 'involvedObject', 'name') ?? ''}`;
}
