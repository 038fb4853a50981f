/** Components of an Operator: resources with its component label, and their references in the Operator resource. */
import { textAt } from '../../kube/json';
import type { ClusterClient, JsonObject, KubeObject, ResourceKey } from '../../kube/types';
import { objectsAt } from '../csv/csvFields';
import {
  CLUSTER_SERVICE_VERSIONS,
  INSTALL_PLANS,
  OLM_GROUP,
  OPERATOR_CONDITIONS,
  SUBSCRIPTIONS,
} from '../shared/names';

/** In the CSV's namespace, found by ownerReference. */
export const NAMESPACED_COMPONENTS: readonly ResourceKey[] = [
  'deployments.apps',
  'serviceaccounts',
  'secrets',
  'configmaps',
  'roles.rbac.authorization.k8s.io',
  'rolebindings.rbac.authorization.k8s.io',
  OPERATOR_CONDITIONS,
];

/** Found by owner label. */
export const CLUSTER_COMPONENTS: readonly ResourceKey[] = [
  'clusterroles.rbac.authorization.k8s.io',
  'clusterrolebindings.rbac.authorization.k8s.io',
  'apiservices.apiregistration.k8s.io',
];

export const CRDS = 'customresourcedefinitions.apiextensions.k8s.io';

/** Resource types of components. */
export const COMPONENT_RESOURCES: readonly ResourceKey[] = [
  ...NAMESPACED_COMPONENTS,
  ...CLUSTER_COMPONENTS,
  CRDS,
  SUBSCRIPTIONS,
  INSTALL_PLANS,
  CLUSTER_SERVICE_VERSIONS,
];

const prefix = `${OLM_GROUP}/`;

/** Names of the Operators (`<package>.<namespace>`) an object belongs to. */
export function operatorsOf(object: KubeObject): readonly string[] {
  return Object.keys(object.metadata.labels ?? {})
    .filter((label) => label.startsWith(prefix))
    .map((label) => label.slice(prefix.length));
}

/** `status` of an Operator: its selector and a reference to each component, by kind, namespace and name. */
export function operatorStatus(client: ClusterClient, operator: string): JsonObject {
  const label = `${prefix}${operator}`;
  const components = COMPONENT_RESOURCES.flatMap((resource) =>
    client.list(resource).filter(({ metadata }) => metadata.labels?.[label] !== undefined),
  );
  const refs = components.map(referenceTo).sort((a, b) => compare(placeOf(a), placeOf(b)));
  return {
    components: {
      labelSelector: { matchExpressions: [{ key: label, operator: 'Exists' }] },
      ...(refs.length === 0 ? {} : { refs }),
    },
  };
}

function referenceTo(object: KubeObject): JsonObject {
  const { name, namespace } = object.metadata;
  const conditions = conditionsOf(object);
  return {
    kind: object.kind,
    ...(namespace === undefined ? {} : { namespace }),
    name,
    apiVersion: object.apiVersion,
    ...(conditions.length === 0 ? {} : { conditions }),
  };
}

const conditionFields = [
  'type',
  'status',
  'lastUpdateTime',
  'lastTransitionTime',
  'reason',
  'message',
];

/** A CSV's only condition here is its phase. */
function conditionsOf(object: KubeObject): readonly JsonObject[] {
  if (object.kind !== 'ClusterServiceVersion') {
    return objectsAt(object, 'status', 'conditions').map((condition) => picked(condition));
  }
  const type = textAt(object, 'status', 'phase');
  return type === undefined ? [] : [picked({ ...object.status, type, status: 'True' })];
}

function picked(condition: JsonObject): JsonObject {
  return Object.fromEntries(
    conditionFields.flatMap((field) =>
      condition[field] === undefined ? [] : [[field, condition[field]]],
    ),
  );
}

function placeOf(ref: JsonObject): string {
  return ['kind', 'namespace', 'name'].map((field) => textAt(ref, field) ?? '').join('\n');
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
