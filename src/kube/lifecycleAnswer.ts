import { recordIn, textIn } from './json';

/** What the console's server tells about the lifecycle of a package. */
export type LifecycleAnswer =
  | { readonly kind: 'document'; readonly text: string }
  /** The catalog has no document for this package, or several. */
  | { readonly kind: 'none' }
  /** The catalog does not serve lifecycles, or does not respond. */
  | { readonly kind: 'refused' }
  /** This console does not serve lifecycles. */
  | { readonly kind: 'absent' };

/** A page of the console instead of a document: what older servers answer to paths that they do not know. */
export function lifecycleText(text: string): LifecycleAnswer {
  return text.trimStart().startsWith('{') ? { kind: 'document', text } : { kind: 'absent' };
}

/**
 * What a refusal tells. A server that knows the path says `{"error": …}` (pkg/olm/lifecycle.go): 404 no document, 409 several,
 * 400 names that no catalog has, 502 and 503 a catalog that does not serve it or does not respond. Others say 404 in other words.
 */
export function lifecycleRefusal(code: number, body: unknown): LifecycleAnswer {
  if (code >= 500) return { kind: 'refused' };
  const isKnown = [400, 404, 409].includes(code) && textIn(recordIn(body)['error']) !== null;
  return { kind: isKnown ? 'none' : 'absent' };
}
