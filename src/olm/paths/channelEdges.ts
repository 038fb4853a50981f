import { listIn, recordIn, textIn, textsIn } from '~/kube/json';

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
