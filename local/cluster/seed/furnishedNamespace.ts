import type { ClusterClient, DraftObject, JsonObject } from '../kube/types';
import { OPERATOR_GROUPS } from '../olm/shared/names';
import { put } from './put';

export type Furnished = {
  /** `spec` of its OperatorGroup; absent: none, so OLM installs nothing there. */
  readonly group?: JsonObject;
  /** A ServiceAccount without permissions. */
  readonly account?: string;
  /** `spec.hard` of its ResourceQuota. */
  readonly quota?: JsonObject;
};

/** `spec` of an OperatorGroup that targets its own namespace. */
export function own(namespace: string): JsonObject {
  return { targetNamespaces: [namespace] };
}

export function putNamespace(client: ClusterClient, name: string, furnished: Furnished): void {
  const { group, account, quota } = furnished;
  put(client, 'namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  if (account !== undefined) {
    put(client, 'serviceaccounts', {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { name: account, namespace: name },
    });
  }
  if (quota !== undefined) {
    put(client, 'resourcequotas', {
      apiVersion: 'v1',
      kind: 'ResourceQuota',
      metadata: { name: 'limits', namespace: name },
      spec: { hard: quota },
    });
  }
  if (group !== undefined) {
    put(client, OPERATOR_GROUPS, operatorGroup({ name: `${name}-og`, namespace: name }, group));
  }
}

export function operatorGroup(metadata: DraftObject['metadata'], spec: JsonObject): DraftObject {
  return { apiVersion: 'operators.coreos.com/v1', kind: 'OperatorGroup', metadata, spec };
}
