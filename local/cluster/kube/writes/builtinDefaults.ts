/** Defaults of a few built-in kinds' create strategies. */
import { isObject, listAt, objectAt, textAt } from '../json';
import type { Json, JsonObject, KubeObject, ResourceKey } from '../types';

/** A new object as its kind's strategy prepares it. */
export function prepared(resource: ResourceKey, object: KubeObject): KubeObject {
  return PREPARE.get(resource)?.(object) ?? object;
}

const PREPARE: ReadonlyMap<ResourceKey, (object: KubeObject) => KubeObject> = new Map([
  ['namespaces', namespace],
  ['pods', pod],
  ['secrets', secret],
  ['customresourcedefinitions.apiextensions.k8s.io', definition],
  ['rolebindings.rbac.authorization.k8s.io', binding],
  ['clusterrolebindings.rbac.authorization.k8s.io', binding],
  ['persistentvolumeclaims', (object) => ({ ...object, status: { phase: 'Pending' } })],
]);

function namespace(object: KubeObject): KubeObject {
  const labels = {
    ...object.metadata.labels,
    'kubernetes.io/metadata.name': object.metadata.name,
  };
  return {
    ...object,
    metadata: { ...object.metadata, labels },
    spec: { finalizers: ['kubernetes'] },
    status: { phase: 'Active' },
  };
}

function pod(object: KubeObject): KubeObject {
  return { ...object, status: { phase: 'Pending', qosClass: 'BestEffort' } };
}

function secret(object: KubeObject): KubeObject {
  const { stringData, ...rest } = object;
  const data: Record<string, Json | undefined> = { ...objectAt(object, 'data') };
  for (const [key, value] of Object.entries(isObject(stringData) ? stringData : {})) {
    data[key] = Buffer.from(typeof value === 'string' ? value : '').toString('base64');
  }
  return {
    ...rest,
    apiVersion: object.apiVersion,
    kind: object.kind,
    metadata: object.metadata,
    ...(Object.keys(data).length === 0 ? {} : { data }),
    type: textAt(object, 'type') ?? 'Opaque',
  };
}

/** The group of roles, users and groups is optional. */
function binding(object: KubeObject): KubeObject {
  const roleRef = objectAt(object, 'roleRef');
  return roleRef === undefined
    ? object
    : {
        ...object,
        roleRef: { ...roleRef, apiGroup: textAt(roleRef, 'apiGroup') ?? RBAC_GROUP },
        ...(Array.isArray(object['subjects']) && { subjects: object['subjects'].map(subject) }),
      };
}

const RBAC_GROUP = 'rbac.authorization.k8s.io';

function subject(given: unknown): unknown {
  const isPerson = ['User', 'Group'].includes(textAt(given, 'kind') ?? '');
  return isPerson && isObject(given) ? { apiGroup: RBAC_GROUP, ...given } : given;
}

function definition(object: KubeObject): KubeObject {
  const names = objectAt(object.spec, 'names') ?? {};
  const kind = textAt(names, 'kind') ?? '';
  const spec: JsonObject = {
    ...object.spec,
    names: {
      ...names,
      singular: textAt(names, 'singular') ?? kind.toLowerCase(),
      listKind: textAt(names, 'listKind') ?? `${kind}List`,
    },
    conversion: objectAt(object.spec, 'conversion') ?? { strategy: 'None' },
  };
  const stored = listAt(spec, 'versions').filter(
    (version) => isObject(version) && version['storage'] === true,
  );
  return {
    ...object,
    spec,
    status: {
      conditions: null,
      acceptedNames: { plural: '', kind: '' },
      storedVersions: stored.flatMap((version) => textAt(version, 'name') ?? []),
    },
  };
}
