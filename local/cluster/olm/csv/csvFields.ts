/** The fields of a ClusterServiceVersion that its controllers read. */
import { isObject, listAt, objectAt, textAt } from '../../kube/json';
import type { ClusterClient, JsonObject, KubeObject, ObjectRef } from '../../kube/types';
import { CLUSTER_SERVICE_VERSIONS, COPIED_FROM_LABEL } from '../shared/names';

export type DeploymentSpec = {
  readonly name: string;
  readonly labels: JsonObject;
  readonly spec: JsonObject;
};

export type Permission = {
  readonly serviceAccount: string;
  readonly rules: readonly JsonObject[];
};

/** A CRD that a CSV owns or requires; `name` is `plural.group`. */
export type CrdDescription = {
  readonly name: string;
  readonly version: string;
  readonly kind: string;
};

export type ApiServiceDescription = {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** The plural. */
  readonly name: string;
  readonly deploymentName: string;
  readonly containerPort: number;
};

export function namespaceOf(object: KubeObject): string {
  return object.metadata.namespace ?? '';
}

export function csvRef(namespace: string, name: string): ObjectRef {
  return { resource: CLUSTER_SERVICE_VERSIONS, namespace, name };
}

export function isCopied(csv: KubeObject): boolean {
  return csv.metadata.labels?.[COPIED_FROM_LABEL] !== undefined;
}

/** CSVs of a namespace without copied ones. */
export function csvsIn(client: ClusterClient, namespace: string): readonly KubeObject[] {
  return client.list(CLUSTER_SERVICE_VERSIONS, { namespace }).filter((csv) => !isCopied(csv));
}

export function phaseOf(csv: KubeObject): string {
  return textAt(csv, 'status', 'phase') ?? '';
}

export function reasonOf(csv: KubeObject): string {
  return textAt(csv, 'status', 'reason') ?? '';
}

export function deploymentsOf(csv: KubeObject): readonly DeploymentSpec[] {
  return objectsAt(csv, 'spec', 'install', 'spec', 'deployments').map((item) => ({
    name: textAt(item, 'name') ?? '',
    labels: objectAt(item, 'label') ?? {},
    spec: objectAt(item, 'spec') ?? {},
  }));
}

export function permissionsOf(
  csv: KubeObject,
  field: 'permissions' | 'clusterPermissions',
): readonly Permission[] {
  return objectsAt(csv, 'spec', 'install', 'spec', field).map((item) => ({
    serviceAccount: textAt(item, 'serviceAccountName') ?? '',
    rules: objectsAt(item, 'rules'),
  }));
}

export function crdsOf(csv: KubeObject, field: 'owned' | 'required'): readonly CrdDescription[] {
  return objectsAt(csv, 'spec', 'customresourcedefinitions', field).map((item) => ({
    name: textAt(item, 'name') ?? '',
    version: textAt(item, 'version') ?? '',
    kind: textAt(item, 'kind') ?? '',
  }));
}

export function apiServicesOf(
  csv: KubeObject,
  field: 'owned' | 'required',
): readonly ApiServiceDescription[] {
  return objectsAt(csv, 'spec', 'apiservicedefinitions', field).map((item) => ({
    group: textAt(item, 'group') ?? '',
    version: textAt(item, 'version') ?? '',
    kind: textAt(item, 'kind') ?? '',
    name: textAt(item, 'name') ?? '',
    deploymentName: textAt(item, 'deploymentName') ?? '',
    containerPort: typeof item['containerPort'] === 'number' ? item['containerPort'] : 443,
  }));
}

/** Which install modes a CSV declares, by type. */
export function installModesOf(csv: KubeObject): ReadonlyMap<string, boolean> {
  return new Map(
    objectsAt(csv, 'spec', 'installModes').map((mode) => [
      textAt(mode, 'type') ?? '',
      mode['supported'] === true,
    ]),
  );
}

export function objectsAt(value: unknown, ...path: readonly string[]): readonly JsonObject[] {
  return listAt(value, ...path).filter((item): item is JsonObject => isObject(item));
}
