import type { CatalogSource } from '~/kube/models/catalogSource';

/** The priority of a CatalogSource, by `<namespace>/<name>`; the default is 0. */
export type CatalogPriorities = ReadonlyMap<string, number>;

/** The priorities of CatalogSources. Among catalogs that offer the same package, OLM prefers the higher one. */
export function prioritiesOf(sources: readonly CatalogSource[]): CatalogPriorities {
  return new Map(
    sources.map(({ metadata, spec }) => [
      `${metadata.namespace ?? ''}/${metadata.name}`,
      spec?.priority ?? 0,
    ]),
  );
}

export function samePriorities(one: CatalogPriorities, other: CatalogPriorities): boolean {
  return one.size === other.size && [...one].every(([id, value]) => other.get(id) === value);
}
