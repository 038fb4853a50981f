import { existsSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { demoCatalogs } from '../local/catalogs/demo';
import type { Catalog } from '../local/catalogs/fbc';
import { loadCatalog } from '../local/catalogs/load/loadCatalog';
import { packageManifest } from '../local/cluster/olm/packages/packageManifest';
import { type CatalogItem, catalogItem } from '../src/olm/packages/catalogItem';
import { parsePackage } from '../src/olm/packages/parsePackage';
import { type SearchIndex, createSearchIndex } from '../src/olm/search/searchIndex';
import { DEMO_WISHES, REAL_WISHES, type Wish } from './relevanceWishes';

/** Real catalogs are stored beside the project and are not part of it. */
const REAL = '../shared/data/catalogs';

describe('the search of the demo catalogs', () => {
  const catalogs = demoCatalogs().map(({ name, catalog }) => ({ name, catalog }));
  itFulfils(DEMO_WISHES, indexOf(catalogs));
});

describe.skipIf(!existsSync(REAL))(`the search of real catalogs (needs ${REAL})`, async () => {
  const catalogs = existsSync(REAL)
    ? await Promise.all(
        ['certified', 'community'].map(async (name) => ({
          name,
          catalog: await loadCatalog(`${REAL}/${name}.jsonl.gz`),
        })),
      )
    : [];
  itFulfils(REAL_WISHES, indexOf(catalogs));
});

function itFulfils(wishes: readonly Wish[], index: SearchIndex): void {
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

function indexOf(catalogs: readonly Named[]): SearchIndex {
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
