import type { ChannelSwitch } from '~/olm/paths/channelSwitch';
import { type Consequence, info, warning } from './consequence';

type Switched = {
  readonly channel: string;
  /** What is installed. */
  readonly version: string;
  readonly namespace: string;
  /** The plan that follows waits for approval. */
  readonly isManual: boolean;
};

/** What OLM does with what is installed in another channel, where the channel's edges are known (F22). */
export function switchConsequence(
  found: ChannelSwitch,
  { channel, version, namespace, isManual }: Switched,
): Consequence {
  switch (found.kind) {
    case 'newest':
      return info({ kind: 'nothing-newer', channel });
    case 'no-path':
      return warning({ kind: 'stranded', version, channel });
    case 'unorderable':
      return warning({ kind: 'unorderable', channel, namespace });
    case 'next': {
      const { to, hops, last, reachesHead } = found;
      const update = { kind: 'next-update', to, isManual, hops, last, reachesHead } as const;
      return isManual && reachesHead ? info(update) : warning(update);
    }
  }
}
