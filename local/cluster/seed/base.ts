/** An OpenShift cluster right after its installation, with the local users' two projects. */
import type { ClusterClient, DraftObject, ResourceKey } from '../kube/types';
import { OLM_DEFINITIONS } from './crds/olm';
import { OPENSHIFT_DEFINITIONS } from './crds/openshift';
import {
  MONITORED_NAMESPACES,
  PLATFORM_NAMESPACES,
  PROJECT_BINDINGS,
  PROJECTS,
} from './namespaces';
import { OLM_OBJECTS } from './olmObjects';
import { PLATFORM_OBJECTS } from './platform';
import { put } from './put';
import { KUBERNETES_BINDINGS, KUBERNETES_ROLES } from './roles/kubernetes';
import { OLM_ROLES } from './roles/olm';
import { OPENSHIFT_BINDINGS, OPENSHIFT_ROLES } from './roles/openshift';

/** Kinds first, then access, then objects. What is there already stays as it is. */
export function seedBase(client: ClusterClient): void {
  const steps: readonly (readonly [ResourceKey, readonly DraftObject[]])[] = [
    [
      'customresourcedefinitions.apiextensions.k8s.io',
      [...OLM_DEFINITIONS, ...OPENSHIFT_DEFINITIONS],
    ],
    [rbac('clusterroles'), [...KUBERNETES_ROLES, ...OPENSHIFT_ROLES, ...OLM_ROLES]],
    [rbac('clusterrolebindings'), [...KUBERNETES_BINDINGS, ...OPENSHIFT_BINDINGS]],
    ['namespaces', [...PLATFORM_NAMESPACES, ...MONITORED_NAMESPACES, ...PROJECTS]],
    [rbac('rolebindings'), PROJECT_BINDINGS],
  ];
  for (const [resource, objects] of steps) {
    for (const object of objects) {
      put(client, resource, object);
    }
  }
  for (const [resource, object] of [...PLATFORM_OBJECTS, ...OLM_OBJECTS]) {
    put(client, resource, object);
  }
}

function rbac(plural: string): ResourceKey {
  return `${plural}.rbac.authorization.k8s.io`;
}
