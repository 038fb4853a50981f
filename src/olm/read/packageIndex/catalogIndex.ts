import { type CatalogItem, catalogItem } from '~/olm/packages/catalogItem';
import { packageId } from '~/olm/packages/operatorPackage';
import { manifestsIn, nameIn, parsePackage } from '~/olm/packages/parsePackage';
import { shortened } from '~/olm/packages/plainText';
import { type SearchAnswer, searchAnswers } from '~/olm/search/searchAnswer';
import { createSearchIndex } from '~/olm/search/searchIndex';
import type { LeftOut } from '~/olm/packages/sourceAnswers';
import { type DependencyOffer, dependencyOffers } from '~/olm/dependencies/dependencyOffer';
import type { CatalogStore, IconKey } from './catalogStore';

/** A source of packages for one user. */
export type IndexedSource = {
  readonly user: string | null;
  readonly sourceId: string;
  readonly identity: string;
};

/** The data of a source's packages without the packages. */
export type Summary = {
  readonly identity: string;
  readonly count: number;
  readonly leftOut: LeftOut;
  /** Equal for equal packages. */
  readonly digest: string;
};

/** The answer of the package server; as a whole if the browser cannot transfer a stream to a worker. */
export type PackageBytes = ReadableStream | ArrayBuffer;

/** Parses, keeps and searches packages. Runs in a worker if the browser allows it. */
export type CatalogIndex = {
  /** Restores the stored packages of a source; `null`: none. */
  readonly restore: (source: IndexedSource) => Promise<Summary | null>;
  /** Reads a PackageManifestList and keeps the data for the catalog. Fails if the bytes are not JSON. */
  readonly take: (source: IndexedSource, body: PackageBytes) => Promise<Summary>;
  /** Adds packages of a catalog that another reader keeps to the search. The first part replaces earlier ones. */
  readonly put: (catalog: string, items: readonly CatalogItem[], isFirst: boolean) => void;
  /** A part of a source's packages, so that no message blocks its receiver. */
  readonly items: (sourceId: string, from: number) => Promise<readonly CatalogItem[]>;
  /** The Operators of the source that can meet dependencies, in parts like `items`. */
  readonly offers: (sourceId: string, from: number) => Promise<readonly DependencyOffer[]>;
  /** Stored icons, in the order of the request; `null`: not stored. */
  readonly icons: (user: string, icons: readonly IconKey[]) => Promise<readonly (string | null)[]>;
  readonly keepIcon: (user: string, icon: IconKey, image: string) => Promise<void>;
  /** @param known the number of package IDs in the answers so far */
  readonly search: (text: string, known: number) => Promise<SearchAnswer>;
};

/** Packages or offers per message: about half a megabyte. */
export const ITEMS_PER_MESSAGE = 500;

/** The stored data of a source's packages. */
type Kept = {
  readonly items: readonly CatalogItem[];
  readonly offers: readonly DependencyOffer[];
  readonly leftOut: LeftOut;
};

export function createCatalogIndex(store: CatalogStore): CatalogIndex {
  const contents = new Map<string, Kept & { readonly digest: string }>();
  /** The catalogs with packages from each source. */
  const catalogs = new Map<string, readonly string[]>();
  const index = createSearchIndex();
  const answer = searchAnswers();
  const waiting = new Map<string, readonly CatalogItem[]>();
  const added = new Map<string, readonly CatalogItem[]>();

  function hold(sourceId: string, identity: string, { items, offers, leftOut }: Kept): Summary {
    const digest = digestOf([items, offers, leftOut]);
    const summary = { identity, count: items.length, leftOut, digest };
    // The index already contains unchanged packages.
    if (contents.get(sourceId)?.digest === digest) return summary;
    contents.set(sourceId, { items, offers, leftOut, digest });
    // The first search adds the packages. The page requests it when it is idle, so that the tiles do not wait.
    for (const catalog of catalogs.get(sourceId) ?? []) waiting.set(catalog, []);
    const groups = byCatalog(items);
    for (const [catalog, group] of groups) waiting.set(catalog, group);
    catalogs.set(sourceId, [...groups.keys()]);
    return summary;
  }

  function part<T>(of: readonly T[] | undefined, from: number): Promise<readonly T[]> {
    return Promise.resolve((of ?? []).slice(from, from + ITEMS_PER_MESSAGE));
  }

  return {
    restore: async ({ user, sourceId }) => {
      const stored = user === null ? null : await store.get(user, sourceId);
      return stored === null ? null : hold(sourceId, stored.identity, stored);
    },
    take: async ({ user, sourceId, identity }, body) => {
      const kept = reduced(await new Response(body).json());
      if (user !== null) {
        void store.put(user, sourceId, { identity, ...kept });
        void store.dropIcons(user, changedIn(contents.get(sourceId)?.items ?? [], kept.items));
      }
      return hold(sourceId, identity, kept);
    },
    put: (catalog, items, isFirst) => {
      added.set(catalog, [...((isFirst ? undefined : added.get(catalog)) ?? []), ...items]);
      waiting.set(catalog, added.get(catalog) ?? []);
    },
    items: (sourceId, from) => part(contents.get(sourceId)?.items, from),
    offers: (sourceId, from) => part(contents.get(sourceId)?.offers, from),
    icons: (user, icons) => store.icons(user, icons),
    keepIcon: (user, icon, image) => store.putIcon(user, icon, image),
    search: (text, known) => {
      for (const [catalog, items] of waiting) index.replace(catalog, items);
      waiting.clear();
      return Promise.resolve(answer(index.search(text), known));
    },
  };
}

/**
 * The packages of a catalog, each once: the first counts, as in OLM's package server. A package without an item cannot
 * be installed alone, but can meet a dependency.
 */
function reduced(list: unknown): Kept {
  const items = new Map<string, CatalogItem>();
  const offers = new Map<string, readonly DependencyOffer[]>();
  const unusable: string[] = [];
  const twice: string[] = [];
  for (const manifest of manifestsIn(list)) {
    const operator = parsePackage(manifest);
    const id = operator === null ? '' : packageId(operator.key);
    if (operator === null || offers.has(id)) {
      (operator === null ? unusable : twice).push(nameIn(manifest));
      continue;
    }
    offers.set(id, dependencyOffers(operator));
    const item = catalogItem(operator);
    if (item !== null) items.set(id, item);
  }
  return {
    items: [...items.values()],
    offers: [...offers.values()].flat(),
    leftOut: { unusable: namesOf(unusable), twice: namesOf(twice) },
  };
}

/** A limited number of names, each once and shortened. */
function namesOf(packages: readonly string[]): readonly string[] {
  return [...new Set(packages.map((name) => shortened(name, 63)))].slice(0, 20);
}

/** The IDs of packages that the catalog changed or removed. */
function changedIn(before: readonly CatalogItem[], now: readonly CatalogItem[]): readonly string[] {
  const texts = new Map(now.map((item) => [item.id, JSON.stringify(item)]));
  return before.filter((item) => texts.get(item.id) !== JSON.stringify(item)).map(({ id }) => id);
}

function byCatalog(items: readonly CatalogItem[]): ReadonlyMap<string, readonly CatalogItem[]> {
  const groups = new Map<string, CatalogItem[]>();
  for (const item of items) {
    const catalog = `${item.key.catalogNamespace}/${item.key.catalog}`;
    const group = groups.get(catalog);
    if (group === undefined) groups.set(catalog, [item]);
    else group.push(item);
  }
  return groups;
}

function digestOf(kept: readonly unknown[]): string {
  const text = JSON.stringify(kept);
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (hash * 31 + text.charCodeAt(at)) | 0;
  return `${text.length}-${hash}`;
}
