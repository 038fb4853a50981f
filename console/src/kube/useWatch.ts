import type { K8sResourceCommon, WatchK8sResource } from '@openshift-console/dynamic-plugin-sdk';
import { useK8sWatchResource } from '@openshift-console/dynamic-plugin-sdk/lib/utils/k8s/hooks/useK8sWatchResource';

export type Watched<R> = {
  readonly data: R;
  readonly isLoaded: boolean;
  /** The message of the SDK's watch; absent if it works. */
  readonly failure: string | undefined;
};

/** A watch of the SDK, with its untyped error narrowed. */
export function useWatch<R extends K8sResourceCommon | K8sResourceCommon[]>(
  resource: WatchK8sResource,
): Watched<R> {
  const result: readonly [R, boolean, unknown] = useK8sWatchResource<R>(resource);
  const [data, isLoaded, error] = result;
  return { data, isLoaded, failure: error instanceof Error ? error.message : undefined };
}
