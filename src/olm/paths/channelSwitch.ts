import type { PackageChannel } from '~/olm/packages/operatorPackage';
import type { ChannelEntry } from './channelEdges';
import { type PathEnd, updatePath, type VersionRef } from './updatePath';

/** OLM's behavior for the installed version when the Subscription switches to a channel (SU-018, SU-019). */
export type ChannelSwitch =
  /** The installed version is the latest in the channel. */
  | { readonly kind: 'newest' }
  /** OLM first creates a plan for this version. */
  | {
      readonly kind: 'next';
      readonly to: string;
      /** The number of updates until the end of the path. */
      readonly hops: number;
      /** The end of the path: the latest version, unless no update leads there. */
      readonly last: string;
      readonly reachesHead: boolean;
    }
  /** SU-030: the installed version remains, and no update follows until the channel changes. */
  | { readonly kind: 'no-path' }
  /** OLM cannot order the channel and therefore does not resolve the namespace. */
  | {
      readonly kind: 'unorderable';
      readonly fault: Extract<PathEnd, { kind: 'unorderable' }>['fault'];
    };

/** @param entries the channel in a file-based catalog of the same content */
export function channelSwitch(
  { versions }: Pick<PackageChannel, 'versions'>,
  entries: readonly ChannelEntry[],
  installed: VersionRef,
): ChannelSwitch {
  const named = new Map(versions.map(({ csvName, version }) => [csvName, version]));
  const versionOf = (csvName: string) => named.get(csvName) ?? null;
  const { hops, end } = updatePath(entries, installed, versionOf);
  const [next] = hops;
  if (end.kind === 'unorderable') return end;
  if (next === undefined) return { kind: end.kind === 'head' ? 'newest' : 'no-path' };
  const nameOf = (csvName: string) => versionOf(csvName) ?? csvName;
  return {
    kind: 'next',
    to: nameOf(next.csvName),
    hops: hops.length,
    last: nameOf((hops.at(-1) ?? next).csvName),
    reachesHead: end.kind === 'head',
  };
}
