import type { ClusterFacts } from './form';

/**
 * Whether a namespace would have to be made. What the user cannot see may exist all the same: the namespaces of the
 * platform are taken to, others not (then the server answers that it does).
 */
export function isNewNamespace(
  namespace: string,
  { namespaces, seesAllNamespaces }: Pick<ClusterFacts, 'namespaces' | 'seesAllNamespaces'>,
): boolean {
  if (namespaces === null || namespace === '') return false;
  if (namespaces.some(({ metadata }) => metadata.name === namespace)) return false;
  return seesAllNamespaces || !PLATFORM.test(namespace);
}

const PLATFORM = /^(default|openshift|openshift-.*|kube-.*)$/;
