import { listIn, recordIn, textIn } from '~/kube/json';

/** The names of the CatalogSources that own the ConfigMaps which bundles are unpacked into, by those' names. */
export type UnpackOwners = Readonly<Record<string, readonly string[]>>;

/** Reads a list of ConfigMaps' metadata. */
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
