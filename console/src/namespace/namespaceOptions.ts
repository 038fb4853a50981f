import type { K8sResourceCommon } from '@openshift-console/dynamic-plugin-sdk';

import { useModel } from '../kube/useModel';
import { useWatch } from '../kube/useWatch';

const PROJECT = { group: 'project.openshift.io', version: 'v1', kind: 'Project' };
const NAMESPACE = { version: 'v1', kind: 'Namespace' };

export type NamespaceOptions = {
  readonly names: readonly string[];
  readonly isLoaded: boolean;
  /** Whether the cluster has OpenShift's projects; else these are namespaces. */
  readonly areProjects: boolean;
};

/** The projects that this user can see: each user sees their own ones, while listing namespaces needs a cluster role. */
export function useNamespaceOptions(): NamespaceOptions {
  const areProjects = useAreProjects();
  const { data, isLoaded } = useWatch<K8sResourceCommon[]>({
    groupVersionKind: areProjects ? PROJECT : NAMESPACE,
    isList: true,
    optional: true,
  });
  const names = isLoaded ? data.flatMap(({ metadata }) => metadata?.name ?? []) : [];
  return { names, isLoaded, areProjects };
}

export function useAreProjects(): boolean {
  return useModel('Project') !== undefined;
}
