import type { CatalogSource } from '~/kube/models/olm';
import { lineIn, listIn, recordIn, textIn } from '~/kube/json';

/** The source of a part of the packages: one catalog, or all catalogs of a namespace. */
export type PackageSource = {
  /** `<namespace>/<name>` of the catalog; `*` and the namespace for all catalogs of a namespace. */
  readonly id: string;
  /** The display name; empty for all catalogs of a namespace. */
  readonly displayName: string;
  /** Changes when the content might have changed. */
  readonly identity: string;
  /** The namespace of the request to the package server; `null`: all namespaces. */
  readonly namespace: string | null;
  /** The requested catalog; `null`: all. */
  readonly catalog: { readonly name: string; readonly namespace: string } | null;
};

/**
 * Each catalog separately, for users who can list all CatalogSources and the packages of every namespace.
 * @param serving the result of {@link catalogsIn} for the namespace; `null`: every catalog
 * @param namespace its own catalogs are included even without packages (BR-016)
 */
export function sourcesByCatalog(
  sources: readonly CatalogSource[],
  serving: ReadonlySet<string> | null,
  namespace: string | null,
): readonly PackageSource[] {
  return sources
    .map(sourceOf)
    .filter(
      ({ id, namespace: where }) => serving === null || where === namespace || serving.has(id),
    )
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** All catalogs of a namespace in one answer; `null`: all namespaces. For users who cannot list the catalogs. */
export function sourceOfNamespace(
  namespace: string | null,
  visible: readonly CatalogSource[],
): PackageSource {
  const identity = visible.map(identityOf).toSorted().join('\n');
  return { id: `*/${namespace ?? ''}`, displayName: '', identity, namespace, catalog: null };
}

/** The catalogs in the labels of a list of PackageManifests, as ids of their {@link PackageSource} (BR-003). */
export function catalogsIn(manifests: unknown): ReadonlySet<string> {
  return new Set(
    listIn(recordIn(manifests)['items'])
      .map((item) => recordIn(recordIn(recordIn(item)['metadata'])['labels']))
      .map(
        (labels) =>
          `${textIn(labels['catalog-namespace']) ?? ''}/${textIn(labels['catalog']) ?? ''}`,
      ),
  );
}

/** One catalog. */
export function sourceOf(source: CatalogSource): PackageSource {
  const { namespace = '', name } = source.metadata;
  return {
    id: idOf(source),
    displayName: lineIn(source.spec?.displayName) ?? name,
    identity: identityOf(source),
    namespace,
    catalog: { name, namespace },
  };
}

function idOf({ metadata }: CatalogSource): string {
  return `${metadata.namespace ?? ''}/${metadata.name}`;
}

/** A new spec or connection can mean new content. The uid distinguishes clusters. */
function identityOf({ metadata, spec, status }: CatalogSource): string {
  return JSON.stringify([
    metadata.uid,
    metadata.generation,
    spec?.image,
    status?.connectionState?.lastObservedState,
    status?.connectionState?.lastConnect,
  ]);
}
