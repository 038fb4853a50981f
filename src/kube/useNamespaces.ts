import { useWatchList } from './watch';
import type { Loadable } from './loadable';
import { type Namespace, namespaceModel, projectModel } from '~/kube/models/namespace';
import { useAllowedList } from './allowedLists';

const EVERYWHERE = { namespace: null } as const;

export type VisibleNamespaces = {
  readonly namespaces: Loadable<readonly Namespace[]>;
  /** OpenShift's projects are served; on plain Kubernetes there are namespaces only. */
  readonly areProjects: boolean;
};

/**
 * The namespaces that the user sees: as projects, which everyone may list, otherwise as namespaces.
 * @param isWanted otherwise nothing is asked (loading)
 */
export function useNamespaces(isWanted = true): VisibleNamespaces {
  const projects = useWatchList<Namespace>(projectModel, isWanted ? EVERYWHERE : null);
  const areProjects = projects.status !== 'failed';
  // Projects are filtered for each user, namespaces are not: most users may not list them.
  const namespaces = useAllowedList<Namespace>(namespaceModel, areProjects ? null : EVERYWHERE);
  return { namespaces: areProjects ? projects : namespaces, areProjects };
}
