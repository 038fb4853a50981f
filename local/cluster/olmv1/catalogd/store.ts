/** Unpacked content that catalogd serves, by name of the ClusterCatalog. */
import { gzipSync } from 'node:zlib';
import { contentLines } from '../../../catalogs/contentLines';
import type { Catalog, ContentFlaw, NamedCatalog } from '../../../catalogs/fbc';

export type Stored = {
  /** With its digest. */
  readonly ref: string;
  readonly catalog: Catalog;
  /** When it was unpacked, in milliseconds. */
  readonly modified: number;
  readonly flaw?: ContentFlaw | undefined;
  readonly bytes: () => Buffer;
  readonly zipped: () => Buffer;
};

export type CatalogStore = {
  readonly get: (name: string) => Stored | undefined;
  readonly put: (name: string, content: Pick<Stored, 'ref' | 'modified'>, of: NamedCatalog) => void;
  readonly remove: (name: string) => void;
};

export function createCatalogStore(): CatalogStore {
  const stored = new Map<string, Stored>();
  return {
    get: (name) => stored.get(name),
    put: (name, { ref, modified }, of) => {
      const { catalog, contentFlaw: flaw } = of;
      stored.set(name, { ref, modified, catalog, flaw, ...bytesOf(of) });
    },
    remove: (name) => {
      stored.delete(name);
    },
  };
}

const made = new WeakMap<Catalog, Pick<Stored, 'bytes' | 'zipped'>>();

/** Created on request, because real catalogs have tens of megabytes. */
function bytesOf(of: NamedCatalog): Pick<Stored, 'bytes' | 'zipped'> {
  const { catalog } = of;
  const known = made.get(catalog);
  if (known !== undefined) return known;
  const bytes = once(() => Buffer.from([...flawedLines(of)].join('')));
  const both = { bytes, zipped: once(() => gzipSync(bytes(), { level: 1 })) };
  made.set(catalog, both);
  return both;
}

function* flawedLines({ name, catalog, contentFlaw: flaw }: NamedCatalog): Generator<string> {
  for (const line of contentLines(catalog, name)) {
    yield line;
    if (flaw === 'broken-lines') yield `${line.slice(0, line.length / 2)}\n`;
  }
  if (flaw !== 'large') return;
  const padding = JSON.stringify({ schema: 'example.com/padding', text: 'tide '.repeat(20_000) });
  for (let at = 0; at < PADDING; at += padding.length) yield `${padding}\n`;
}

/** Characters: more than what is read without a question. */
const PADDING = 6_000_000;

function once<T>(make: () => T): () => T {
  let value: { readonly made: T } | undefined;
  return () => (value ??= { made: make() }).made;
}
