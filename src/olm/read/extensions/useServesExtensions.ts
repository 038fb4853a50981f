import { type Loadable, dataOr, ready } from '~/kube/loadable';
import { clusterExtensionModel } from '~/kube/models/olmV1';
import { useServed } from '~/kube/useServed';

/** Whether the cluster has OLM v1; loading until the API server answers. */
export function useServesExtensions(): Loadable<boolean> {
  return useServed(clusterExtensionModel);
}

/** The same for optional parts of a page, which appear with the answer. */
export function useHasExtensions(): boolean {
  return dataOr(useServesExtensions(), false);
}

/** What is known of OLM v1; `null`: the cluster does not have it. */
export function ifServed<T>(served: Loadable<boolean>, of: Loadable<T>): Loadable<T> | null {
  if (served.status !== 'ready') return served;
  return served.data ? of : null;
}

/** For pages that have no content without OLM v1. */
export function orNotServed<T>(of: Loadable<T> | null): Loadable<T | 'not-served'> {
  return of ?? NOT_SERVED;
}

const NOT_SERVED: Loadable<'not-served'> = ready('not-served');
