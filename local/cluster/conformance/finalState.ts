/** Final state of an object for comparison, without the fields of its author. */
import { at, isObject, listAt, objectAt, parseJson, textAt } from '../kube/json';
import type { Json, JsonObject, KubeObject, OwnerReference } from '../kube/types';
import { linesOf } from './lines';
import { normalText } from './normalText';

export function finalStateOf(resource: string, object: KubeObject): readonly string[] {
  const { labels, annotations, finalizers, ownerReferences } = object.metadata;
  return [
    ...linesOf('labels', labels),
    ...linesOf('annotations', olmAnnotations(annotations)),
    ...linesOf('finalizers', finalizers),
    ...(ownerReferences ?? []).map(ownerText).toSorted(),
    ...(specResources.includes(resource) ? linesOf('spec', specOf(object)) : []),
    ...linesOf('status', statusOf(resource, object)),
  ];
}

/** Resources whose spec OLM writes itself. */
const specResources = ['installplans', 'operatorconditions', 'operatorgroups'];

function specOf({ spec }: KubeObject): JsonObject | undefined {
  return spec;
}

/** Annotations by OLM and Kubernetes; the others are the bundle author's. */
function olmAnnotations(annotations: KubeObject['metadata']['annotations']): JsonObject {
  return Object.fromEntries(
    Object.entries(annotations ?? {}).filter(([key]) =>
      /^olm\.|operatorframework\.io|operators\.coreos\.com|^deployment\./u.test(key),
    ),
  );
}

function statusOf(resource: string, object: KubeObject): JsonObject | undefined {
  const status = object.status;
  if (status === undefined) return undefined;
  switch (resource) {
    case 'installplans':
      return { ...status, plan: listAt(status, 'plan').map(stepText) };
    case 'operators':
      return {
        components: listAt(status, 'components', 'refs').map(componentText).toSorted(),
        labelSelector: objectAt(status, 'components', 'labelSelector'),
      };
    default:
      return status;
  }
}

function ownerText(owner: OwnerReference): string {
  const { apiVersion, kind, name, controller, blockOwnerDeletion } = owner;
  const roles = [
    ...(controller === true ? ['controller'] : []),
    ...(blockOwnerDeletion === true ? ['blocks deletion'] : []),
  ];
  return normalText(`ownerReferences[] ${[apiVersion, kind, name, ...roles].join(' ')}`);
}

/** Only the current status of a component's conditions; the component itself contains their texts. */
function componentText(component: Json): string {
  const conditions = listAt(component, 'conditions').map(
    (condition) => `${textAt(condition, 'type') ?? ''}=${textAt(condition, 'status') ?? ''}`,
  );
  const names = ['apiVersion', 'kind', 'namespace', 'name'].map((key) => textAt(component, key));
  return [...names, ...conditions.toSorted()].filter((text) => text !== undefined).join(' ');
}

function stepText(step: Json): string {
  const manifest = textAt(step, 'resource', 'manifest') ?? '';
  const reference = parseJson(manifest);
  const isReference =
    textAt(reference, 'kind') === 'ConfigMap' && at(reference, 'metadata') === undefined;
  return [
    textAt(step, 'resolving'),
    textAt(step, 'status'),
    textAt(step, 'resource', 'group'),
    textAt(step, 'resource', 'version'),
    textAt(step, 'resource', 'kind'),
    textAt(step, 'resource', 'name'),
    textAt(step, 'resource', 'sourceName'),
    isReference
      ? `of a bundle that replaces ${textAt(reference, 'replaces') ?? 'nothing'}`
      : 'with its manifest',
    isObject(step) && step['optional'] === true ? 'optional' : '',
  ].join(' ');
}
