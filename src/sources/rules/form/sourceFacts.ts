import type { CatalogSource, Subscription } from '~/kube/models/olm';
import type { Namespace } from '~/kube/models/namespace';
import { globalNamespaceIn } from '~/olm/catalogSources/catalogSourceItems';
import { MARKETPLACE, type SeenHub } from '~/olm/catalogSources/sourceOrigin';

/** The cluster's facts for a catalog. `null`: no permission. */
export type SourceFacts = {
  readonly sources: readonly CatalogSource[] | null;
  readonly hub: SeenHub;
  readonly namespaces: readonly Namespace[] | null;
  /** `namespaces` is complete. */
  readonly seesAllNamespaces: boolean;
  /** The cluster has OpenShift projects; plain Kubernetes has namespaces only. */
  readonly areProjects: boolean;
  /** The `gitVersion` of the API server. */
  readonly kubeVersion: string | null;
  readonly subscriptions: readonly Subscription[] | null;
  /** `subscriptions` is complete. */
  readonly seesAllSubscriptions: boolean;
};

/** CS-036: the namespace of global catalogs: of the visible ones, otherwise the default. */
export function globalNamespaceOf(facts: SourceFacts): string {
  const { sources, hub, namespaces, areProjects } = facts;
  const seen = globalNamespaceIn(sources ?? [], hub);
  if (seen !== null) return seen;
  const usual = areProjects ? [MARKETPLACE, OLM] : [OLM, MARKETPLACE];
  const [first = OLM] = usual;
  return usual.find((name) => namespaceOf(name, namespaces) !== null) ?? first;
}

/** The namespaces in which a catalog's packages are available. */
export type Availability =
  { readonly kind: 'all' } | { readonly kind: 'one'; readonly namespace: string };

export function availabilityOf(namespace: string, facts: SourceFacts): Availability {
  return namespace === globalNamespaceOf(facts) ? { kind: 'all' } : { kind: 'one', namespace };
}

export function namespaceOf(
  name: string,
  namespaces: readonly Namespace[] | null,
): Namespace | null {
  return namespaces?.find(({ metadata }) => metadata.name === name) ?? null;
}

const OLM = 'olm';
