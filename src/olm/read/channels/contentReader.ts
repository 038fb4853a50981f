import { jsonIn, type JsonRecord, recordIn } from '~/kube/json';
import type { BundleKey, ContentStore } from '~/olm/read/packageIndex/catalogStore';
import { type BundleDescription, bundleDescription } from '~/olm/content/bundleDescription';
import {
  type CatalogBundle,
  type CatalogPackage,
  bundleManifests,
  packageCollector,
} from '~/olm/content/catalogPackage';
import { newestOf } from '~/olm/content/newestBundle';
import { type ChannelEdges, channelEdges } from '~/olm/paths/channelEdges';

/** One version of the content of a ClusterCatalog. */
export type ContentSource = {
  /** `null`: nothing is stored. */
  readonly user: string | null;
  readonly path: string;
  /** The digest of its image; empty: unknown, and nothing is stored. */
  readonly revision: string;
};

/** A bundle whose description is kept. */
export type DescribedBundle = BundleKey & {
  /** `null`: nothing is stored. */
  readonly user: string | null;
  readonly packageName: string;
};

export type ContentSummary = {
  /** An ID for later requests for the content. */
  readonly contentId: string;
  readonly packages: number;
  readonly versions: number;
};

/** A package with its latest version. */
export type NewestOfPackage = {
  readonly packageName: string;
  readonly bundle: CatalogBundle | null;
};

/** Keeps the packages of whole catalogs, about 1% of their size. Runs in a worker if the browser allows it. */
export type ContentReader = {
  /** Restores exactly this content; `null`: not stored. */
  readonly restore: (source: ContentSource) => Promise<ContentSummary | null>;
  /** Reads the content of a catalog and keeps its packages. Fails if the content is too large. */
  readonly take: (
    source: ContentSource,
    body: ReadableStream | ArrayBuffer,
  ) => Promise<ContentSummary>;
  readonly channels: (contentId: string, packageName: string) => readonly ChannelEdges[];
  readonly package: (contentId: string, packageName: string) => CatalogPackage | null;
  /** The manifests of a bundle in a catalog's content, which is not kept; `null`: it does not contain them. */
  readonly manifests: (
    body: ReadableStream | ArrayBuffer,
    bundleName: string,
  ) => Promise<readonly JsonRecord[] | null>;
  /** The description of a bundle that was read earlier; `null`: not stored. */
  readonly keptDescription: (bundle: DescribedBundle) => Promise<BundleDescription | null>;
  /** The description of a bundle in a catalog's content, which is not kept; `null`: it does not contain one. */
  readonly description: (
    bundle: DescribedBundle,
    body: ReadableStream | ArrayBuffer,
  ) => Promise<BundleDescription | null>;
  /** A part of the packages, so that no message blocks its receiver. */
  readonly newest: (contentId: string, from: number) => readonly NewestOfPackage[];
};

/** Packages per message: about half a megabyte. */
const PACKAGES_PER_MESSAGE = 500;

export function createContentReader(store: ContentStore, limit = LIMIT): ContentReader {
  const contents = new Map<string, ReadonlyMap<string, CatalogPackage>>();

  function hold(source: ContentSource, found: ReadonlyMap<string, CatalogPackage>): ContentSummary {
    const contentId = contentIdOf(source);
    contents.set(contentId, found);
    const versions = [...found.values()].reduce((sum, one) => sum + one.bundles.length, 0);
    return { contentId, packages: found.size, versions };
  }

  return {
    restore: async (source) => {
      const { user, path, revision } = source;
      if (user === null || revision === '') return null;
      const kept = await store.content(user, path);
      if (kept?.revision !== revision) return null;
      return hold(source, new Map(kept.packages.map((one) => [one.name, one])));
    },
    take: async (source, body) => {
      const { user, path, revision } = source;
      const stream = streamOf(body);
      const collector = packageCollector();
      if (stream !== null) {
        for await (const line of linesOf(stream, limit)) collector.add(jsonIn(line));
      }
      const found = collector.packages();
      if (user !== null && revision !== '') {
        void store.putContent(user, path, { revision, packages: [...found.values()] });
      }
      return hold(source, found);
    },
    manifests: async (body, bundleName) => {
      const stream = streamOf(body);
      if (stream === null) return null;
      for await (const line of linesOf(stream, limit)) {
        // A line has up to a megabyte: only one is parsed.
        if (!line.includes(bundleName)) continue;
        const meta = recordIn(jsonIn(line));
        if (meta['schema'] === 'olm.bundle' && meta['name'] === bundleName) {
          return bundleManifests(meta);
        }
      }
      return null;
    },
    keptDescription: async (bundle) =>
      bundle.user === null ? null : store.description(bundle.user, bundle),
    description: async ({ user, path, packageName, bundleName }, body) => {
      const stream = streamOf(body);
      if (stream === null) return null;
      const found = await bundleAndPackage(linesOf(stream, limit), packageName, bundleName);
      const description = bundleDescription(found.bundle, found.itsPackage);
      if (user !== null && description !== null) {
        void store.putDescription(user, { path, bundleName }, description);
      }
      return description;
    },
    channels: (contentId, packageName) => contents.get(contentId)?.get(packageName)?.channels ?? [],
    package: (contentId, packageName) => contents.get(contentId)?.get(packageName) ?? null,
    newest: (contentId, from) =>
      [...(contents.get(contentId)?.values() ?? [])]
        .slice(from, from + PACKAGES_PER_MESSAGE)
        .map((one) => ({ packageName: one.name, bundle: newestOf(one) })),
  };
}

/** Reads lines until both are found. A line has up to a megabyte: only some are parsed. */
async function bundleAndPackage(
  lines: AsyncGenerator<string>,
  packageName: string,
  bundleName: string,
): Promise<{ readonly bundle: JsonRecord | null; readonly itsPackage: JsonRecord | null }> {
  let bundle: JsonRecord | null = null;
  let itsPackage: JsonRecord | null = null;
  for await (const line of lines) {
    const isCandidate = line.includes(JSON.stringify(bundleName)) || PACKAGE.test(line);
    if (!isCandidate || !line.includes(JSON.stringify(packageName))) continue;
    const meta = recordIn(jsonIn(line));
    if (isNamed(meta, 'olm.package', packageName)) itsPackage = meta;
    else if (isNamed(meta, 'olm.bundle', bundleName) && meta['package'] === packageName) {
      bundle = meta;
    }
    if (bundle !== null && itsPackage !== null) break;
  }
  return { bundle, itsPackage };
}

const PACKAGE = /"schema"\s*:\s*"olm\.package"/;

function isNamed(meta: JsonRecord, schema: string, name: string): boolean {
  return meta['schema'] === schema && meta['name'] === name;
}

/** Characters: several times the size of the largest catalog. */
const LIMIT = 1_000_000_000;

function streamOf(body: ReadableStream | ArrayBuffer): ReadableStream | null {
  return 'byteLength' in body ? new Response(body).body : body;
}

function contentIdOf({ path, revision }: ContentSource): string {
  return `${path} ${revision}`;
}

/** The channels of a package in lines of JSON. Invalid lines are omitted. */
export function channelsIn(text: string, packageName: string): readonly ChannelEdges[] {
  return text.split('\n').flatMap((line) => channelEdges(jsonIn(line), packageName) ?? []);
}

async function* linesOf(stream: ReadableStream, limit: number): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      read += value.length;
      if (read > limit) throw new Error('The catalog is too big.');
      const lines = `${rest}${value}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } finally {
    // Also if the caller stops reading.
    await reader.cancel();
  }
}
