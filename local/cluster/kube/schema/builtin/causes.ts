/** Validation of built-in kinds, as far as the local cluster's clients write them. */
import type { FieldCause } from '../../contracts';
import type { KubeObject } from '../../types';
import { configMapCauses } from './configMap';
import { definitionCauses } from './definition';
import { bindingCauses, roleCauses } from './rbac';
import { secretCauses } from './secret';
import { deploymentCauses, jobCauses } from './workloads';

type Check = (object: KubeObject) => readonly FieldCause[];

const CHECKS: { readonly [kind: string]: Check | undefined } = {
  'v1 ConfigMap': configMapCauses,
  'v1 Secret': secretCauses,
  'apps/v1 Deployment': deploymentCauses,
  'batch/v1 Job': jobCauses,
  'rbac.authorization.k8s.io/v1 Role': roleCauses,
  'rbac.authorization.k8s.io/v1 ClusterRole': roleCauses,
  'rbac.authorization.k8s.io/v1 RoleBinding': bindingCauses,
  'rbac.authorization.k8s.io/v1 ClusterRoleBinding': bindingCauses,
  'apiextensions.k8s.io/v1 CustomResourceDefinition': definitionCauses,
};

/** Empty for kinds that are not checked beyond their metadata. */
export function builtinCauses(object: KubeObject): readonly FieldCause[] {
  return CHECKS[`${object.apiVersion} ${object.kind}`]?.(object) ?? [];
}
