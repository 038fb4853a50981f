import type { CatalogSource } from '~/kube/models/catalogSource';
import type { Namespace } from '~/kube/models/namespace';
import type { Subscription } from '~/kube/models/subscription';
import { globalNamespaceIn } from '~/olm/catalogSources/catalogSourceItems';
import { MARKETPLACE, type SeenHub } from '~/olm/catalogSources/sourceOrigin';

/** What the cluster says that matters to a catalog. `null`: the user may not read it. */
export type SourceFacts = {
  readonly sources: readonly CatalogSource[] | null;
  readonly hub: SeenHub;
  readonly namespaces: readonly Namespace[] | null;
  /** There are no others than `namespaces`. */
  readonly seesAllNamespaces: boolean;
  /** The cluster has OpenShift's projects; a plain Kubernetes has namespaces only. */
  readonly areProjects: boolean;
  /** The `gitVersion` of the API server. */
  readonly kubeVersion: string | null;
  readonly subscriptions: readonly Subscription[] | null;
  /** There are no others than `subscriptions`. */
  readonly seesAllSubscriptions: boolean;
};

/** CS-036: where a catalog is that is to serve all namespaces: what the cluster shows, otherwise where it usually is. */
export function globalNamespaceOf(facts: SourceFacts): string {
  const { sources, hub, namespaces, areProjects } = facts;
  const seen = globalNamespaceIn(sources ?? [], hub);
  if (seen !== null) return seen;
  const usual = areProjects ? [MARKETPLACE, OLM] : [OLM, MARKETPLACE];
  const [first = OLM] = usual;
  return usual.find((name) => namespaceOf(name, namespaces) !== null) ?? first;
}

/** The namespaces that get a catalog's packages. */
export type SourceReach =
  { readonly kind: 'all' } | { readonly kind: 'one'; readonly namespace: string };

export function reachOf(namespace: string, facts: SourceFacts): SourceReach {
  return namespace === globalNamespaceOf(facts) ? { kind: 'all' } : { kind: 'one', namespace };
}

export function namespaceOf(
  name: string,
  namespaces: readonly Namespace[] | null,
): Namespace | null {
  return namespaces?.find(({ metadata }) => metadata.name === name) ?? null;
}

const OLM = 'olm';
