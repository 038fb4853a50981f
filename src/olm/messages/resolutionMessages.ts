import { catalog, subscription } from './concerned';
import type { MessageRow } from './message';

/**
 * What a Subscription says while OLM cannot begin to look for versions; what the resolver finds is in resolverStory.
 * OLM names a catalog as namespace/name where it cannot be used, and as name/namespace where its content cannot be
 * read (SourceKey.String in registry/resolver/cache; okd-project/okd#1413).
 * Sources: recordings no_such_catalog, catalog_unhealthy, approve_invalid.
 */
export const RESOLUTION_MESSAGES = [
  {
    kind: 'catalog-missing',
    pattern: /targeted catalogsource (?<catalogNamespace>[^\s/]+)\/(?<catalog>\S+) missing/,
    objects: catalog,
  },
  {
    kind: 'catalog-unreachable',
    pattern: /from source (?<catalog>[^\s:/]+)(?:\/(?<catalogNamespace>[^\s:]+))?: (?<detail>.+)/s,
    objects: catalog,
  },
  {
    kind: 'catalog-unreachable',
    pattern:
      /error using catalogsource (?<catalogNamespace>[^\s/]+)\/(?<catalog>[^\s:]+): (?<detail>.+)/s,
    objects: catalog,
  },
  {
    kind: 'several-installed',
    pattern:
      /multiple name matches for status\.installedCSV of subscription [^\s/]+\/(?<subscription>[^\s:]+): (?<csvs>.+)/,
    objects: subscription,
  },
] as const satisfies readonly MessageRow[];

/** What is left to say of a resolution that failed when its words are not known. */
export const RESOLUTION_REASONS = [
  { kind: 'constraints-unsatisfiable', reasons: ['ConstraintsNotSatisfiable'] },
  { kind: 'constraints-unsatisfiable', pattern: /^constraints not satisfiable: / },
  { kind: 'catalog-unhealthy', reasons: ['UnhealthyCatalogSourceFound'] },
  { kind: 'resolution-error', reasons: ['ErrorPreventedResolution'] },
] as const satisfies readonly MessageRow[];
