import { useQuery } from '@tanstack/react-query';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { type Loadable, ready } from '~/kube/loadable';
import type { CatalogName } from '~/olm/installed/subscription';
import { fromQuery } from '~/kube/fromQuery';
import { operatorPackage } from './packages';

export type SubscribedPackage = {
  /** `null`: the catalog does not offer the package to this namespace. */
  readonly offered: Loadable<OperatorPackage | null>;
  readonly retry: () => void;
};

/** The package of a Subscription in its catalog. */
export function useSubscribedPackage(
  namespace: string,
  packageName: string,
  source: CatalogName,
): SubscribedPackage {
  const key = { catalog: source.name, catalogNamespace: source.namespace, packageName };
  const query = useQuery(operatorPackage(namespace, key));
  const answer = fromQuery(query);
  const isAbsent = answer.status === 'failed' && answer.failure.kind === 'not-found';
  return { offered: isAbsent ? ABSENT : answer, retry: () => void query.refetch() };
}

const ABSENT = ready(null);
