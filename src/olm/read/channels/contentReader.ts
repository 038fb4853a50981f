import { jsonIn, type JsonRecord, recordIn } from '~/kube/json';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { type OperatorPackage, packageId } from '~/olm/packages/operatorPackage';
import type {
  BundleKey,
  ContentStore,
  IconKey,
  KeptContent,
  KeptPackage,
} from '~/olm/read/packageIndex/catalogStore';
import { storedPackage, storedShown } from '~/olm/read/packageIndex/storedRows';
import { type BundleDescription, bundleDescription } from '~/olm/content/bundleDescription';
import { type CatalogPackage, bundleManifests } from '~/olm/content/catalogPackage';
import {
  type DescribedPackage,
  type NewestOfPackage,
  contentOperator,
  describedCollector,
  newestOfPackage,
} from '~/olm/content/contentOperator';
import { type ChannelEdges, channelEdges } from '~/olm/paths/channelEdges';

/** One version of the content of a ClusterCatalog. */
export type ContentSource = {
  /** `null`: nothing is stored. */
  readonly user: string | null;
  /** The name of the ClusterCatalog. */
  readonly name: string;
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
  /** The number of lines that are not valid JSON objects. */
  readonly broken: number;
  /** The content ended early, so that packages are missing. It is not stored. */
  readonly isCut: boolean;
};

/** Keeps the packages of whole catalogs, about 1% of their size. Runs in a worker if the browser allows it. */
export type ContentReader = {
  /** Restores exactly this content; `null`: not stored. */
  readonly restore: (source: ContentSource) => Promise<ContentSummary | null>;
  /**
   * Reads the content of a catalog and keeps its packages.
   * @param onRead is told the approximate number of bytes read so far
   */
  readonly take: (
    source: ContentSource,
    body: ReadableStream | ArrayBuffer,
    onRead?: (bytes: number) => void,
  ) => Promise<ContentSummary>;
  /** Whether any version of the content is stored. */
  readonly isKept: (source: ContentSource) => Promise<boolean>;
  /** A package with its descriptions; `null`: not found. */
  readonly operator: (contentId: string, packageName: string) => Promise<OperatorPackage | null>;
  /** The icon of a package as a data URL; `null`: none, or too large to be kept. */
  readonly icon: (source: ContentSource, packageName: string) => Promise<string | null>;
  readonly channels: (contentId: string, packageName: string) => Promise<readonly ChannelEdges[]>;
  readonly package: (contentId: string, packageName: string) => Promise<CatalogPackage | null>;
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
  const contents = new Map<string, Held>();
  const icons = new Map<string, string>();

  function hold(source: ContentSource, held: Omit<Held, 'name'>, isCut = false): ContentSummary {
    const contentId = `${contentIdOf(source)}${isCut ? ' cut' : ''}`;
    const { packages, versions, broken } = held.content;
    contents.set(contentId, { name: source.name, ...held });
    return { contentId, packages: packages.length, versions, broken, isCut };
  }

  function keepIcon({ user, name, revision }: ContentSource, { found, icon }: DescribedPackage) {
    if (icon === null || icon.length > LARGEST_ICON) return;
    const key = iconKey(name, found.name, revision);
    icons.set(`${key.id} ${key.version}`, icon);
    if (user !== null) void store.putIcon(user, key, icon);
  }

  /** `null`: not found. */
  async function opened(contentId: string, packageName: string) {
    const kept = contents.get(contentId)?.content.packages.find(({ name }) => name === packageName);
    if (kept === undefined) return null;
    const found = storedPackage(await decompressed(kept.whole));
    if (found === null) throw new Error('The stored package is not readable.');
    return found;
  }

  return {
    restore: async (source) => {
      const { user, path, revision } = source;
      if (user === null || revision === '') return null;
      const content = await store.content(user, path);
      if (content?.revision !== revision) return null;
      const newest = storedShown(await decompressed(content.shown));
      return newest && hold(source, { newest, content });
    },
    take: async (source, body, onRead) => {
      const { user, name, path, revision } = source;
      const { packages, broken, isCut } = await collected(streamOf(body), limit, onRead);
      const newest: NewestOfPackage[] = [];
      const kept: KeptPackage[] = [];
      let versions = 0;
      for (const one of packages) {
        const { found, about } = one;
        newest.push(newestOfPackage(name, one));
        kept.push({ name: found.name, whole: await compressed({ found, about }) });
        versions += found.bundles.length;
        keepIcon(source, one);
      }
      const shown = await compressed(newest);
      const content = { revision, shown, packages: kept, versions, broken };
      if (user !== null && revision !== '' && !isCut) void store.putContent(user, path, content);
      return hold(source, { newest, content }, isCut);
    },
    isKept: async ({ user, path }) => user !== null && store.hasContent(user, path),
    operator: async (contentId, packageName) => {
      const found = await opened(contentId, packageName);
      return found && contentOperator(contents.get(contentId)?.name ?? '', found);
    },
    icon: async ({ user, name, revision }, packageName) => {
      const key = iconKey(name, packageName, revision);
      const held = `${key.id} ${revision}`;
      // The second one is of catalogd's query endpoint.
      const known = icons.get(held) ?? icons.get(`${held} ${packageName}`);
      if (known !== undefined || user === null) return known ?? null;
      const [stored = null] = await store.icons(user, [key]);
      return stored;
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
    channels: async (contentId, packageName) =>
      (await opened(contentId, packageName))?.found.channels ?? [],
    package: async (contentId, packageName) =>
      (await opened(contentId, packageName))?.found ?? null,
    newest: (contentId, from) =>
      (contents.get(contentId)?.newest ?? []).slice(from, from + PACKAGES_PER_MESSAGE),
  };
}

/** The content of a catalog. */
type Held = {
  readonly name: string;
  readonly newest: readonly NewestOfPackage[];
  readonly content: KeptContent;
};

/** Characters, as of the stored icons of PackageManifests. */
const LARGEST_ICON = 22_000;

function iconKey(catalog: string, packageName: string, version: string): IconKey {
  return { id: packageId({ catalogNamespace: CLUSTER_SCOPE, catalog, packageName }), version };
}

type Collected = Pick<ContentSummary, 'broken' | 'isCut'> & {
  readonly packages: readonly DescribedPackage[];
};

/** The packages in a stream of lines. If it ends early, those that were read. */
async function collected(
  stream: ReadableStream | null,
  limit: number,
  onRead: ((bytes: number) => void) | undefined,
): Promise<Collected> {
  const collector = describedCollector();
  let [broken, read, told] = [0, 0, 0];
  let isCut = false;
  try {
    for await (const line of stream === null ? [] : linesOf(stream, limit)) {
      const meta = jsonIn(line);
      if (isObject(meta)) collector.add(meta);
      else if (line.trim() !== '') broken += 1;
      read += line.length + 1;
      if (read - told < TOLD_EVERY) continue;
      onRead?.(read);
      told = read;
    }
  } catch (error) {
    if (read === 0) throw error;
    isCut = true;
  }
  return { packages: collector.packages(), broken, isCut };
}

/** Characters. */
const TOLD_EVERY = 1_000_000;

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function compressed(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return piped(JSON.stringify(value), new CompressionStream('gzip'));
}

/** `undefined` if it is not readable. */
async function decompressed(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const json = await piped(bytes, new DecompressionStream('gzip')).catch(() => new Uint8Array());
  return jsonIn(new TextDecoder().decode(json));
}

async function piped(
  content: string | Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = new Response(content);
  if (body === null) return new Uint8Array();
  return new Uint8Array(await new Response(body.pipeThrough(through)).arrayBuffer());
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
