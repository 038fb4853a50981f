import { isDeepStrictEqual } from 'node:util';
import { objectAt } from '../json';
import type { ClusterClient, Controller, JsonObject, KubeObject } from '../types';
import { objectLimitsOf, used } from './objectCounts';

const QUOTAS = 'resourcequotas';

/** Writes limits and usage into the status of each ResourceQuota. */
export function createQuotaController(): Controller {
  return {
    name: 'resourcequotas',
    start: (client) =>
      client.subscribe('*', ({ type, resource, object }) => {
        const { namespace } = object.metadata;
        const isCount = type !== 'MODIFIED' || resource === QUOTAS || resource === 'pods';
        if (namespace === undefined || !isCount) return;
        for (const quota of client.list(QUOTAS, { namespace })) tell(client, quota, namespace);
      }),
  };
}

function tell(client: ClusterClient, quota: KubeObject, namespace: string): void {
  const status = statusOf(client, quota, namespace);
  if (!isDeepStrictEqual(quota.status ?? {}, status)) {
    client.updateStatus(QUOTAS, { ...quota, status });
  }
}

function statusOf(client: ClusterClient, quota: KubeObject, namespace: string): JsonObject {
  const list = (resource: string, within: string) => client.list(resource, { namespace: within });
  return {
    hard: objectAt(quota.spec, 'hard') ?? {},
    used: Object.fromEntries(
      objectLimitsOf(quota).map((limit) => [limit.name, String(used(limit, namespace, list))]),
    ),
  };
}
