import type { CatalogSource, OperatorGroup } from '~/kube/models/olm';
import { lineIn } from '~/kube/json';
import { excludingGroup } from '~/olm/namespaces/globalCatalogExclusion';

/** Whether OLM can read a catalog. */
export type CatalogHealth = {
  readonly id: string;
  readonly name: string;
  readonly namespace: string;
  readonly displayName: string;
  readonly state: 'ready' | 'connecting' | 'down';
  /** The connection state that OLM reports, or its reason; empty before the first report. */
  readonly observed: string;
  readonly message: string;
  /** The time when the connection last changed its state, as a timestamp. */
  readonly since: string | null;
};

/** The health of a catalog. Sources: CatalogSource `status.connectionState`, recording catalog_unhealthy. */
export function catalogHealth({ metadata, spec, status }: CatalogSource): CatalogHealth {
  const { namespace = '', name } = metadata;
  const observed = observedIn(status);
  return {
    id: `${namespace}/${name}`,
    name,
    namespace,
    displayName: lineIn(spec?.displayName) ?? name,
    state: stateOf(observed),
    observed,
    message: lineIn(status?.message) ?? '',
    since: status?.connectionState?.lastConnect ?? metadata.creationTimestamp ?? null,
  };
}

/**
 * The catalogs that OLM offers in a namespace: its own and the global ones (BR-016). The package server does so even
 * where the resolution excludes the global ones.
 * @param namespace `null`: every catalog
 * @param used namespaces whose catalogs provide packages here, which identifies the global namespace of this cluster;
 * catalogs that are down provide nothing, so the usual namespace counts too
 */
export function catalogsFor(
  sources: readonly CatalogSource[],
  namespace: string | null,
  used: ReadonlySet<string>,
): readonly CatalogHealth[] {
  const usual = USUAL_GLOBAL_NAMESPACES.find((name) =>
    sources.some(({ metadata }) => metadata.namespace === name),
  );
  return sources
    .map(catalogHealth)
    .filter(
      (catalog) =>
        namespace === null ||
        catalog.namespace === namespace ||
        catalog.namespace === usual ||
        used.has(catalog.namespace),
    )
    .toSorted((one, other) => one.id.localeCompare(other.id));
}

/**
 * The catalogs that OLM resolves the Subscriptions of a namespace with: those that it offers there, without the global ones
 * if the OperatorGroup excludes them.
 * @param groups the OperatorGroups of the namespace
 */
export function resolvedCatalogs(
  sources: readonly CatalogSource[],
  namespace: string,
  { used, groups }: ResolutionFacts,
): readonly CatalogHealth[] {
  const offered = catalogsFor(sources, namespace, used);
  return excludingGroup(groups) === null
    ? offered
    : offered.filter((catalog) => catalog.namespace === namespace);
}

type ResolutionFacts = {
  readonly used: ReadonlySet<string>;
  readonly groups: readonly OperatorGroup[];
};

/** A text that changes when the content of a catalog can have changed: with a new spec or a new connection. */
export function fingerprintOf(sources: readonly CatalogSource[]): string {
  const parts = sources.map(({ metadata, spec, status }) => [
    metadata.namespace,
    metadata.name,
    metadata.uid,
    metadata.generation,
    spec?.image,
    status?.connectionState?.lastObservedState,
    status?.connectionState?.lastConnect,
  ]);
  return JSON.stringify(parts.toSorted((one, other) => (String(one) < String(other) ? -1 : 1)));
}

/** The namespaces of global catalogs: of OpenShift (BR-016) and of OLM's own manifests. */
const USUAL_GLOBAL_NAMESPACES = ['openshift-marketplace', 'olm'] as const;

function observedIn(status: CatalogSource['status']): string {
  return status?.connectionState?.lastObservedState ?? status?.reason ?? '';
}

function stateOf(observed: string): CatalogHealth['state'] {
  switch (observed) {
    case 'READY':
      return 'ready';
    case '':
    case 'CONNECTING':
    case 'IDLE':
      return 'connecting';
    default:
      // TRANSIENT_FAILURE and SHUTDOWN of the connection; SpecInvalidError and RegistryServerError of the catalog.
      return 'down';
  }
}
