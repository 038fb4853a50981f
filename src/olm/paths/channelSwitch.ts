import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { versionOrName } from '~/olm/plans/csvName';
import type { ChannelEntry } from './channelEdges';
import { type At, type CourseEnd, updateCourse } from './updateCourse';

/** What OLM does with what is installed when its Subscription follows a channel (SU-018, SU-019). */
export type ChannelSwitch =
  /** What is installed is the newest there. */
  | { readonly kind: 'newest' }
  /** OLM makes a plan for this version first. */
  | {
      readonly kind: 'next';
      readonly to: string;
      /** Updates until the course ends. */
      readonly hops: number;
      /** Where it ends: the newest version, unless no update leads there. */
      readonly last: string;
      readonly reachesHead: boolean;
    }
  /** SU-030: OLM keeps what runs, and no update comes as long as the channel stays as it is. */
  | { readonly kind: 'no-path' }
  /** OLM cannot order the channel, and then resolves nothing in the namespace. */
  | {
      readonly kind: 'unorderable';
      readonly fault: Extract<CourseEnd, { kind: 'unorderable' }>['fault'];
    };

/** @param entries the channel in a file-based catalog of the same content */
export function channelSwitch(
  { versions }: Pick<PackageChannel, 'versions'>,
  entries: readonly ChannelEntry[],
  installed: At,
): ChannelSwitch {
  const named = new Map(versions.map(({ csvName, version }) => [csvName, version]));
  const versionOf = (csvName: string) => named.get(csvName) ?? null;
  const { hops, end } = updateCourse(entries, installed, versionOf);
  const [next] = hops;
  if (end.kind === 'unorderable') return end;
  if (next === undefined) return { kind: end.kind === 'head' ? 'newest' : 'no-path' };
  const nameOf = (csvName: string) => versionOf(csvName) ?? versionOrName(csvName);
  return {
    kind: 'next',
    to: nameOf(next.csvName),
    hops: hops.length,
    last: nameOf((hops.at(-1) ?? next).csvName),
    reachesHead: end.kind === 'head',
  };
}
