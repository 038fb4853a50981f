import { listIn, recordIn, textIn } from '~/kube/json';

/** The CatalogSources that own the ConfigMaps of unpacked bundles, by name of the ConfigMap. */
export type UnpackOwners = Readonly<Record<string, readonly string[]>>;

/** Parses a metadata list of ConfigMaps. */
export function unpackOwnersIn(list: unknown): UnpackOwners {
  const entries = listIn(recordIn(list)['items']).flatMap((item) => {
    const metadata = recordIn(recordIn(item)['metadata']);
    const name = textIn(metadata['name']);
    const catalogs = listIn(metadata['ownerReferences'])
      .map(recordIn)
      .filter(({ kind }) => kind === 'CatalogSource')
      .flatMap((owner) => textIn(owner['name']) ?? []);
    return name === null ? [] : [[name, catalogs] as const];
  });
  return Object.fromEntries(entries);
}
