import { useWatchList } from './watch';
import type { Loadable } from './loadable';
import { type Namespace, namespaceModel, projectModel } from '~/kube/models/namespace';
import { useAllowedList } from './allowedLists';

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
