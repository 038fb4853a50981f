/** A new cluster with OLM and the local users' two projects. */
import type { ClusterClient, DraftObject, ResourceKey } from '../kube/types';
import { OLM_DEFINITIONS } from './crds/olm';
import { OPENSHIFT_DEFINITIONS } from './crds/openshift';
import {
  KUBERNETES_NAMESPACES,
  MONITORED_NAMESPACES,
  PLATFORM_NAMESPACES,
  PROJECT_BINDINGS,
  PROJECTS,
} from './namespaces';
import { olmObjects, type OlmNamespaces } from './olmObjects';
import type { Cloud } from './cloud';
import { NODES, platformObjects } from './platform';
import { put } from './put';
import { CLUSTER_READER_ROLES } from './roles/clusterReader';
import { KUBERNETES_BINDINGS, KUBERNETES_ROLES } from './roles/kubernetes';
import { OLM_ROLES } from './roles/olm';
import { ADMINISTRATORS, OPENSHIFT_BINDINGS, OPENSHIFT_ROLES } from './roles/openshift';
import { CATALOG_ADMIN, PEOPLE_OF_KUBERNETES, PEOPLE_OF_OPENSHIFT } from './roles/people';

/** OpenShift, or Kubernetes with OLM and without kinds of `openshift.io` groups. */
export type Platform = 'openshift' | 'kubernetes';

type Contents = {
  readonly definitions: readonly DraftObject[];
  readonly roles: readonly DraftObject[];
  readonly bindings: readonly DraftObject[];
  readonly namespaces: readonly DraftObject[];
  readonly objects: (cloud?: Cloud) => readonly (readonly [ResourceKey, DraftObject])[];
  readonly olm: OlmNamespaces;
};

const CONTENTS: Readonly<Record<Platform, Contents>> = {
  openshift: {
    definitions: OPENSHIFT_DEFINITIONS,
    roles: [...OPENSHIFT_ROLES, ...CLUSTER_READER_ROLES, CATALOG_ADMIN],
    bindings: [...OPENSHIFT_BINDINGS, ...PEOPLE_OF_OPENSHIFT],
    namespaces: [...PLATFORM_NAMESPACES, ...MONITORED_NAMESPACES, ...PROJECTS],
    objects: platformObjects,
    olm: {
      olm: 'openshift-operator-lifecycle-manager',
      global: 'openshift-operators',
      catalogs: 'openshift-marketplace',
      marketplace: 'openshift-marketplace',
    },
  },
  kubernetes: {
    definitions: [],
    roles: [CATALOG_ADMIN],
    bindings: [ADMINISTRATORS, ...PEOPLE_OF_KUBERNETES],
    namespaces: KUBERNETES_NAMESPACES,
    objects: () => NODES,
    // As in OLM's quick start manifests.
    olm: { olm: 'olm', global: 'operators', catalogs: 'olm' },
  },
};

/** Namespaces of OLM on this platform. */
export function olmNamespacesOf(platform: Platform): OlmNamespaces {
  return CONTENTS[platform].olm;
}

/** Creates kinds, then access, then resources. Existing ones are not changed. */
export function seedBase(
  client: ClusterClient,
  platform: Platform = 'openshift',
  cloud?: Cloud,
): void {
  const { definitions, roles, bindings, namespaces, objects, olm } = CONTENTS[platform];
  const steps: readonly (readonly [ResourceKey, readonly DraftObject[]])[] = [
    ['customresourcedefinitions.apiextensions.k8s.io', [...OLM_DEFINITIONS, ...definitions]],
    [rbac('clusterroles'), [...KUBERNETES_ROLES, ...roles, ...OLM_ROLES]],
    [rbac('clusterrolebindings'), [...KUBERNETES_BINDINGS, ...bindings]],
    ['namespaces', namespaces],
    [rbac('rolebindings'), PROJECT_BINDINGS],
  ];
  for (const [resource, drafts] of steps) {
    for (const draft of drafts) {
      put(client, resource, draft);
    }
  }
  for (const [resource, draft] of [...objects(cloud), ...olmObjects(olm)]) {
    put(client, resource, draft);
  }
}

function rbac(plural: string): ResourceKey {
  return `${plural}.rbac.authorization.k8s.io`;
}
