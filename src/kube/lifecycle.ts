/** Support periods of packages, from an endpoint of the console's server (not a Kubernetes API). */
import { consoleFetch } from '@openshift-console/dynamic-plugin-sdk';
import { answerIn, ClusterError, failureFrom } from './clusterError';
import { recordIn, textIn } from './json';

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

/** The answer of the console's server about the lifecycle of a package. */
export type LifecycleAnswer =
  | { readonly kind: 'document'; readonly text: string }
  /** The catalog has no document for this package, or several. */
  | { readonly kind: 'none' }
  /** The catalog does not serve lifecycles or does not respond. */
  | { readonly kind: 'refused' }
  /** This console does not serve lifecycles. */
  | { readonly kind: 'absent' };

/** A page of the console instead of a document: older servers answer unknown paths with it. */
export function lifecycleText(text: string): LifecycleAnswer {
  return text.trimStart().startsWith('{') ? { kind: 'document', text } : { kind: 'absent' };
}

/**
 * The meaning of an error. A server that knows the path answers `{"error": …}` (pkg/olm/lifecycle.go): 404 no document,
 * 409 several, 400 invalid names, 502 and 503 a catalog that does not serve lifecycles or does not respond. Other
 * servers answer 404 with another body.
 */
export function lifecycleRefusal(code: number, body: unknown): LifecycleAnswer {
  if (code >= 500) return { kind: 'refused' };
  const isKnown = [400, 404, 409].includes(code) && textIn(recordIn(body)['error']) !== null;
  return { kind: isKnown ? 'none' : 'absent' };
}
