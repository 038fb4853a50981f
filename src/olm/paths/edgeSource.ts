import type { PackageChannel } from '~/olm/packages/operatorPackage';
import type { Failure } from '~/kube/failure';
import type { ChannelEdges, ChannelEntry } from './channelEdges';

/**
 * Where it is known from which version of a package replaces which. A CatalogSource does not say it (OLM's package server
 * leaves it out); the ClusterCatalog of the same image does, where OLM v1 serves it.
 */
export type EdgeSource =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly catalog: string; readonly channels: readonly ChannelEdges[] }
  /** The whole catalog has to be downloaded for it: somebody has to want that. */
  | { readonly kind: 'on-request'; readonly catalog: string; readonly failure: Failure | null }
  | { readonly kind: 'reading'; readonly catalog: string }
  /** No ClusterCatalog of the same image is there, or may be seen. */
  | { readonly kind: 'none' }
  /** There is one, and its content cannot be read from the console. */
  | { readonly kind: 'unreachable'; readonly catalog: string };

/** What is known of a channel's edges. */
type KnownEdges = {
  /** `null`: nothing is. */
  readonly entries: readonly ChannelEntry[] | null;
  /** The ClusterCatalog has another state of the channel than the CatalogSource. */
  readonly isOtherContent: boolean;
};

/**
 * The edges of a channel when the ClusterCatalog has exactly the versions that the CatalogSource offers: the two poll
 * their image at different times, and edges of another state would promise updates that OLM does not know.
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
