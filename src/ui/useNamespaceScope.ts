import { useParams } from 'react-router';
import type { NamespaceScope } from '~/routes';

/** The namespace in the URL; `null` for all namespaces. */
export function useNamespaceScope(): NamespaceScope {
  return useParams()['ns'] ?? null;
}
