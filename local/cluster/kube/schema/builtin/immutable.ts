/** Immutable fields of built-in kinds. */
import type { FieldCause } from '../../contracts';
import { at, flagAt, listAt, textAt } from '../../json';
import { sameJson } from '../../objects';
import type { KubeObject } from '../../types';
import { forbidden, invalid } from '../causes';

type Check = (before: KubeObject, after: KubeObject) => readonly FieldCause[];

const IMMUTABLE = 'field is immutable';

const CHECKS: { readonly [kind: string]: Check | undefined } = {
  'v1 ConfigMap': sealed,
  'v1 Secret': (before, after) => [...same('type')(before, after), ...sealed(before, after)],
  'apps/v1 Deployment': same('spec.selector'),
  'apps/v1 ReplicaSet': same('spec.selector'),
  'apps/v1 DaemonSet': same('spec.selector'),
  'batch/v1 Job': same('spec.selector', 'spec.template'),
  'rbac.authorization.k8s.io/v1 RoleBinding': roleRef,
  'rbac.authorization.k8s.io/v1 ClusterRoleBinding': roleRef,
  'apiextensions.k8s.io/v1 CustomResourceDefinition': definition,
};

/** Reasons to reject an update; empty for mutable kinds and fields. */
export function immutableCauses(before: KubeObject, after: KubeObject): readonly FieldCause[] {
  return CHECKS[`${after.apiVersion} ${after.kind}`]?.(before, after) ?? [];
}

function same(...fields: readonly string[]): Check {
  return (before, after) =>
    fields.flatMap((field) => {
      const path = field.split('.');
      const wanted = at(after, ...path);
      return sameJson(at(before, ...path), wanted) ? [] : [invalid(field, wanted, IMMUTABLE)];
    });
}

/** ConfigMaps and Secrets with `immutable: true`. */
function sealed(before: KubeObject, after: KubeObject): readonly FieldCause[] {
  if (flagAt(before, 'immutable') !== true) {
    return [];
  }
  return ['immutable', 'data', 'binaryData'].flatMap((field) =>
    sameJson(before[field], after[field])
      ? []
      : [forbidden(field, 'field is immutable when `immutable` is set')],
  );
}

function roleRef(before: KubeObject, after: KubeObject): readonly FieldCause[] {
  return sameJson(before['roleRef'], after['roleRef'])
    ? []
    : [invalid('roleRef', after['roleRef'], 'cannot change roleRef')];
}

/** Scope and kind are immutable once the CRD is established. */
function definition(before: KubeObject, after: KubeObject): readonly FieldCause[] {
  const isEstablished = listAt(before.status, 'conditions').some(
    (condition) =>
      textAt(condition, 'type') === 'Established' && textAt(condition, 'status') === 'True',
  );
  const settled = isEstablished ? ['spec.scope', 'spec.names.kind'] : [];
  return same(...settled, 'spec.group', 'spec.names.plural')(before, after);
}
