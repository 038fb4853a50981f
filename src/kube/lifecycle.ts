/** What the console's own server says of how long a package is supported, and on which OpenShift: no Kubernetes object. */
import { consoleFetch } from '@openshift-console/dynamic-plugin-sdk';
import { type LifecycleAnswer, lifecycleRefusal, lifecycleText } from './lifecycleAnswer';
import { ClusterError, answerIn, failureFrom } from './clusterError';

/**
 * Asks for the lifecycle of a package in a catalog. Nobody's `signal` ends it: several wait for the same answer.
 * @throws ClusterError when no answer came
 */
export async function getLifecycle(key: {
  readonly catalogNamespace: string;
  readonly catalog: string;
  readonly packageName: string;
}): Promise<LifecycleAnswer> {
  const path = [key.catalogNamespace, key.catalog, key.packageName].map(encodeURIComponent);
  const asked: Promise<Response> = consoleFetch(`/api/olm/lifecycle/${path.join('/')}`);
  try {
    const answer = await asked;
    return lifecycleText(await answer.text());
  } catch (error) {
    const { code, body } = answerIn(error);
    if (code === undefined) throw new ClusterError(failureFrom(error));
    return lifecycleRefusal(code, body);
  }
}

/** Whether the console says that it serves lifecycles: its option `olm-lifecycle-metadata`. */
export function offersLifecycles(): boolean {
  const { SERVER_FLAGS: flags } = globalThis as {
    readonly SERVER_FLAGS?: { readonly olmLifecycleMetadata?: unknown };
  };
  return flags?.olmLifecycleMetadata === true;
}
