import type { Failure } from './failure';

/** The server's answer to the creation of an object, without creating it. */
export type DryRun =
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'accepted';
      /** Warnings of the server. */
      readonly warnings?: readonly string[];
    }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'impossible'; readonly because: 'new-namespace' | 'project-request' };

export type DryRuns = Readonly<Record<string, DryRun>>;
