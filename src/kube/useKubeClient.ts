import type { KubeClient } from './kubeClient';
import { useNamespaces } from './useNamespaces';

/** The command line client that users of this cluster have: `oc` comes with OpenShift. */
export function useKubeClient(): KubeClient {
  return useNamespaces().areProjects ? 'oc' : 'kubectl';
}
