import type { Failure } from '~/kube/failure';
import { listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { PackageChannel } from '~/olm/packages/operatorPackage';

/**
 * A version in a channel and the versions that it replaces, as in a file-based catalog. The replaced and skipped
 * versions might not be in the channel or in any catalog (SU-029).
 */
export type ChannelEntry = {
  /** The ClusterServiceVersion's name. */
  readonly csvName: string;
  readonly replaces: string | null;
  readonly skips: readonly string[];
  /** Further versions that it replaces, in the syntax of OLM's ranges. */
  readonly skipRange: string | null;
};

/** One `olm.channel` of a package. */
export type ChannelEdges = { readonly channel: string; readonly entries: readonly ChannelEntry[] };

/**
 * The channel in one object of a catalog's content; `null` for other objects and packages. Entries without a name are
 * omitted.
 * @param meta an untrusted object of a file-based catalog
 */
export function channelEdges(meta: unknown, packageName: string): ChannelEdges | null {
  const { schema, package: owner, name, entries } = recordIn(meta);
  const channel = textIn(name);
  if (schema !== 'olm.channel' || owner !== packageName || channel === null) return null;
  return { channel, entries: listIn(entries).flatMap((entry) => entryOf(recordIn(entry)) ?? []) };
}

function entryOf(found: Readonly<Record<string, unknown>>): ChannelEntry | null {
  const csvName = textIn(found['name']);
  if (csvName === null) return null;
  return {
    csvName,
    replaces: textIn(found['replaces']),
    skips: textsIn(found['skips']),
    skipRange: textIn(found['skipRange']),
  };
}

/**
 * The source of the update graph of a package. A CatalogSource does not provide it (OLM's package server omits it), but
 * the ClusterCatalog of the same image does, if OLM v1 serves it.
 */
export type EdgeSource =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly catalog: string; readonly channels: readonly ChannelEdges[] }
  /** Requires a download of the whole catalog, which the user must start. */
  | { readonly kind: 'on-request'; readonly catalog: string; readonly failure: Failure | null }
  | { readonly kind: 'reading'; readonly catalog: string }
  /** No ClusterCatalog with the same image exists or is visible. */
  | { readonly kind: 'none' }
  /** The ClusterCatalog exists, but the console cannot read its content. */
  | { readonly kind: 'unreachable'; readonly catalog: string };

/** The known update graph of a channel. */
type KnownEdges = {
  /** `null` if unknown. */
  readonly entries: readonly ChannelEntry[] | null;
  /** The ClusterCatalog has another state of the channel than the CatalogSource. */
  readonly isOtherContent: boolean;
};

/**
 * The update graph of a channel if the ClusterCatalog has exactly the versions of the CatalogSource. Both poll their
 * image at different times, and the graph of another state could contain updates that OLM does not know.
 */
export function edgesOf(channel: PackageChannel, source: EdgeSource): KnownEdges {
  if (source.kind !== 'known') return { entries: null, isOtherContent: false };
  const found = source.channels.find((edges) => edges.channel === channel.name);
  const isSame = found !== undefined && isSameContent(channel, found);
  return { entries: isSame ? found.entries : null, isOtherContent: !isSame };
}

function isSameContent({ versions }: PackageChannel, { entries }: ChannelEdges): boolean {
  const names = new Set(entries.map(({ csvName }) => csvName));
  return names.size === versions.length && versions.every(({ csvName }) => names.has(csvName));
}
