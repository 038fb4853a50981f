import { afterAll, expect, it } from 'vitest';
import type { Catalog } from '../local/catalogs/fbc';
import { packageManifest } from '../local/cluster/olm/packages/packageManifest';
import { type CatalogItem, catalogItem } from '../src/olm/packages/catalogItem';
import { parsePackage } from '../src/olm/packages/parsePackage';
import { type SearchIndex, createSearchIndex } from '../src/olm/search/searchIndex';
import type { Wish } from './relevanceWishes';

/** Declares one test for each query. */
export function itFulfils(wishes: readonly Wish[], index: SearchIndex): void {
  let fulfilled = 0;
  afterAll(() => {
    console.log(`${fulfilled} of ${wishes.length} queries find what was wanted first`);
  });

  it.each(wishes.map(([query, ...first]) => ({ query, first })))(
    '$query → $first',
    ({ query, first }) => {
      const found = index.search(query).at(0)?.id.split('/').at(-1);
      expect(first).toContain(found);
      fulfilled += 1;
    },
  );
}

type Named = { readonly name: string; readonly catalog: Catalog };

export function indexOf(catalogs: readonly Named[]): SearchIndex {
  const index = createSearchIndex();
  for (const named of catalogs)
    index.replace(`openshift-marketplace/${named.name}`, itemsOf(named));
  return index;
}

/** Converts them to the format of the package server. */
function itemsOf({ name, catalog }: Named): readonly CatalogItem[] {
  const source = {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'CatalogSource',
    metadata: { name, namespace: 'openshift-marketplace' },
    spec: { displayName: name },
  };
  return catalog.packages.flatMap((each) => {
    const operator = parsePackage(packageManifest(each, catalog, source));
    return (operator && catalogItem(operator)) ?? [];
  });
}
