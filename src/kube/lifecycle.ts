/** Support periods of packages, from an endpoint of the console's server (not a Kubernetes API). */
import { consoleFetch } from '@openshift-console/dynamic-plugin-sdk';
import { type LifecycleAnswer, lifecycleRefusal, lifecycleText } from './lifecycleAnswer';
import { ClusterError, answerIn, failureFrom } from './clusterError';

/**
 * The lifecycle of a package in a catalog. No `signal`, because several callers share the answer.
 * @throws ClusterError if there was no answer
 */
export async function getLifecycle(key: {
  readonly catalogNamespace: string;
  readonly catalog: string;
  readonly packageName: string;
}): Promise<LifecycleAnswer> {
  const path = [key.catalogNamespace, key.catalog, key.packageName].map(encodeURIComponent);
  const requested: Promise<Response> = consoleFetch(`/api/olm/lifecycle/${path.join('/')}`);
  try {
    const answer = await requested;
    return lifecycleText(await answer.text());
  } catch (error) {
    const { code, body } = answerIn(error);
    if (code === undefined) throw new ClusterError(failureFrom(error));
    return lifecycleRefusal(code, body);
  }
}

/** Whether the console serves lifecycles: its option `olm-lifecycle-metadata`. */
export function offersLifecycles(): boolean {
  const { SERVER_FLAGS: flags } = globalThis as {
    readonly SERVER_FLAGS?: { readonly olmLifecycleMetadata?: unknown };
  };
  return flags?.olmLifecycleMetadata === true;
}
