import type { CatalogSource } from '~/kube/models/catalogSource';
import { lineIn, listIn, recordIn, textIn } from '~/kube/json';

/** Where a part of the packages comes from: one catalog, or all that a namespace may use. */
export type PackageSource = {
  /** `<namespace>/<name>` of the catalog; `*` and the namespace for all that one may use. */
  readonly id: string;
  /** What a person knows it by; empty for all that a namespace may use. */
  readonly displayName: string;
  /** Changes when the content may have changed. */
  readonly identity: string;
  /** In which namespace the package server is asked; `null`: in all. */
  readonly namespace: string | null;
  /** The only catalog that is asked for; `null`: all. */
  readonly catalog: { readonly name: string; readonly namespace: string } | null;
};

/**
 * Each catalog by itself: for those who may see all CatalogSources and the packages of every namespace.
 * @param serving what {@link catalogsIn} found for the namespace; `null`: every catalog counts
 * @param namespace its own catalogs count although they may offer nothing yet (BR-016)
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

/** All that a namespace may use in one answer; `null`: all namespaces. For those who may not see each catalog. */
export function sourceOfNamespace(
  namespace: string | null,
  visible: readonly CatalogSource[],
): PackageSource {
  const identity = visible.map(identityOf).toSorted().join('\n');
  return { id: `*/${namespace ?? ''}`, displayName: '', identity, namespace, catalog: null };
}

/** The catalogs that the labels in a list of PackageManifests name, by the id of their {@link PackageSource} (BR-003). */
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

/** One catalog by itself. */
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

/** A new spec or a new connection may bring new content; the uid tells one cluster from another. */
function identityOf({ metadata, spec, status }: CatalogSource): string {
  return JSON.stringify([
    metadata.uid,
    metadata.generation,
    spec?.image,
    status?.connectionState?.lastObservedState,
    status?.connectionState?.lastConnect,
  ]);
}
