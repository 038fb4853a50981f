import { consoleFetchJSON } from '@openshift-console/dynamic-plugin-sdk';
import { explained } from './clusterError';

/**
 * The current value of a Prometheus expression, as an answer of Prometheus' HTTP API. The console proxies the endpoint
 * for one namespace (console, pkg/server: /api/prometheus-tenancy). kube-rbac-proxy there requires the permission to
 * get the namespace's pods in metrics.k8s.io (cluster-monitoring-operator, thanos-querier).
 * @throws ClusterError: `not-found` if the console has no monitoring, `forbidden` with the permission; AbortError
 */
export function queryMetrics(
  namespace: string,
  query: string,
  signal: AbortSignal,
): Promise<unknown> {
  const parameters = new URLSearchParams({ namespace, query }).toString();
  const answer: Promise<unknown> = consoleFetchJSON(`${QUERY}?${parameters}`, 'GET', { signal });
  const permission = { verb: 'get', group: 'metrics.k8s.io', resource: 'pods', namespace };
  return explained(answer, permission);
}

const QUERY = '/api/prometheus-tenancy/api/v1/query';
