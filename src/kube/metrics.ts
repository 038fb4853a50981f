import { consoleFetchJSON } from '@openshift-console/dynamic-plugin-sdk';
import { explained } from './clusterError';

/**
 * Asks the monitoring stack for the value that an expression has now, as an answer of Prometheus' HTTP API. The console
 * passes it on to where users are told about one namespace only (console, pkg/server: /api/prometheus-tenancy); there
 * kube-rbac-proxy wants the right to get the namespace's pods in metrics.k8s.io (cluster-monitoring-operator,
 * thanos-querier).
 * @throws ClusterError: `not-found` where the console has no monitoring, `forbidden` with the right; AbortError
 */
export function queryMetrics(
  namespace: string,
  query: string,
  signal: AbortSignal,
): Promise<unknown> {
  const parameters = new URLSearchParams({ namespace, query }).toString();
  const answer: Promise<unknown> = consoleFetchJSON(`${QUERY}?${parameters}`, 'GET', { signal });
  const right = { verb: 'get', group: 'metrics.k8s.io', resource: 'pods', namespace };
  return explained(answer, right);
}

const QUERY = '/api/prometheus-tenancy/api/v1/query';
