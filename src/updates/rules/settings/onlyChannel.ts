import { channelFit } from '~/olm/installed/subscription';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { channelSwitch } from '~/olm/paths/channelSwitch';
import { certainEdges } from '~/olm/paths/updatePath';
import type { UpdateFacts } from './settingFindings';

type Facts = Pick<UpdateFacts, 'offered' | 'installed' | 'edges'>;

/** The only channel to which an Operator can be switched, if it does not follow it already; `null`: none or several. */
export function onlyChannel(facts: Facts, followed: string | null): string | null {
  const [one, ...others] = (facts.offered?.channels ?? []).filter((channel) =>
    isPossible(channel, facts),
  );
  return one === undefined || others.length > 0 || one.name === followed ? null : one.name;
}

/** Whether OLM can resolve the channel, with an update or the installed version. */
function isPossible(channel: PackageChannel, { installed, edges }: Facts): boolean {
  if (installed === null) return true;
  const { entries } = certainEdges(channel, edges, installed);
  return entries === null
    ? channelFit(channel, installed.csvName).kind !== 'absent'
    : ['newest', 'next'].includes(channelSwitch(channel, entries, installed).kind);
}
