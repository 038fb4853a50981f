/** The logs of catalogs' pods: what `opm serve` and OLM's `copy-content` print. */
import type { LogQuery } from '../../kube/http/exchange';
import { listAt, textAt } from '../../kube/json';
import type { KubeObject } from '../../kube/types';

/** Log lines of a container; `undefined`: not a catalog pod. */
export function registryLog(
  pod: KubeObject,
  { container }: LogQuery,
): readonly string[] | undefined {
  if (pod.metadata.labels?.['olm.catalogSource'] === undefined) return undefined;
  if (container.startsWith('extract-')) return [];
  const time = textAt(pod, 'status', 'startTime') ?? '';
  const line = (level: string, message: string): string =>
    `time="${time}" level=${level} msg=${message}`;
  const begun = line('info', '"starting pprof endpoint" address="localhost:6060"');
  const crash = crashOf(pod, container);
  if (crash !== undefined) return [begun, ...(crash === '' ? [] : [crash])];
  if (container === 'configmap-registry-server') {
    return [
      line('info', '"Using in-cluster kube client config"'),
      line('info', '"loading CRDs" configmap=… ns=…'),
      line('info', '"serving registry" port=50051'),
    ];
  }
  const isUnpacked = listAt(pod, 'spec', 'initContainers').length > 0;
  const configs = isUnpacked ? '/extracted-catalog/catalog' : '/configs';
  return [begun, line('info', `"serving registry" configs=${configs} port=50051`)];
}

/** The end of the log of a failed run; empty without output. */
function crashOf(pod: KubeObject, container: string): string | undefined {
  const status = listAt(pod, 'status', 'containerStatuses').find(
    (each) => textAt(each, 'name') === container,
  );
  const isFailed = textAt(status, 'lastState', 'terminated', 'reason') === 'Error';
  return isFailed ? (textAt(status, 'lastState', 'terminated', 'message') ?? '') : undefined;
}
