import type { KubeClient } from './kubeClient';
import { useNamespaces } from './useListOrNamespace';

/** The command line client of this cluster: OpenShift includes `oc`. */
export function useKubeClient(): KubeClient {
  return useNamespaces().areProjects ? 'oc' : 'kubectl';
}
