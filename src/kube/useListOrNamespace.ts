import type { ResourceModel, Stored } from '~/kube/models/meta';
import { type Namespace, namespaceModel, projectModel } from '~/kube/models/namespace';
import { useAllowedList } from './allowedLists';
import type { Loadable } from './loadable';
import { useWatchList } from './watch';

/** All objects of a kind, or those of one namespace if the user cannot list them cluster-wide. */
export function useListOrNamespace<T extends Stored<string>>(
  model: ResourceModel,
  everywhere: Loadable<readonly T[]>,
  namespace: string,
): Loadable<readonly T[]> {
  const isNarrow = everywhere.status === 'failed' && namespace !== '';
  const narrow = useAllowedList<T>(model, isNarrow ? { namespace } : null);
  return isNarrow ? narrow : everywhere;
}

const EVERYWHERE = { namespace: null } as const;

export type VisibleNamespaces = {
  readonly namespaces: Loadable<readonly Namespace[]>;
  /** OpenShift's projects are served. Plain Kubernetes has only namespaces. */
  readonly areProjects: boolean;
};

/**
 * The user's namespaces: as projects, which every user can list, otherwise as namespaces.
 * @param isWanted if false, nothing is requested (loading)
 */
export function useNamespaces(isWanted = true): VisibleNamespaces {
  const projects = useWatchList<Namespace>(projectModel, isWanted ? EVERYWHERE : null);
  const areProjects = projects.status !== 'failed';
  // Projects are filtered by user. Namespaces are not, and most users cannot list them.
  const namespaces = useAllowedList<Namespace>(namespaceModel, areProjects ? null : EVERYWHERE);
  return { namespaces: areProjects ? projects : namespaces, areProjects };
}
