import type { Failure } from './failure';

/** What the server would say about an object that is to be created. */
export type DryRun =
  | { readonly kind: 'asking' }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'impossible'; readonly because: 'new-namespace' | 'project-request' };

export type DryRuns = Readonly<Record<string, DryRun>>;
