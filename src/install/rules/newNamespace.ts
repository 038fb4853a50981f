import type { ClusterFacts } from './form';

/**
 * Whether a namespace must be created. An invisible one might exist: platform namespaces are assumed to exist, others
 * are not (the server then answers that it exists).
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
