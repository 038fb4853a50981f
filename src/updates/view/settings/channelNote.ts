import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { type ChannelSwitch, channelSwitch } from '~/olm/paths/channelSwitch';
import { edgesOf } from '~/olm/paths/edgeSource';
import { type ChannelFit, channelFit } from '~/olm/installed/channelFit';
import type { UpdateSituation } from '~/updates/rules/settings/consequences';
import { versionOrName } from '~/olm/plans/csvName';
import type { Translate } from '~/i18n';

/** What a channel means for the version that is installed (F22): for certain where its edges are known. */
export function channelNote(channel: PackageChannel, situation: Situation, t: Translate): string {
  const { installed, edges } = situation;
  const version = versionOrName(installed.csvName);
  const { entries } = edgesOf(channel, edges);
  return entries === null
    ? fitText(channelFit(channel, installed.csvName), version, t)
    : switchText(channelSwitch(channel, entries, installed), version, t);
}

type Situation = Pick<UpdateSituation, 'edges'> & {
  readonly installed: NonNullable<UpdateSituation['installed']>;
};

function fitText(fit: ChannelFit, version: string, t: Translate): string {
  switch (fit.kind) {
    case 'nothing-installed':
    case 'newest':
      return t('{{version}} is installed: nothing newer', { version });
    case 'behind':
      return t('has {{version}}, and {{count}} newer', { version, count: fit.newer });
    case 'absent':
      return t('does not have {{version}}: it may get no updates there', { version });
  }
}

function switchText(found: ChannelSwitch, version: string, t: Translate): string {
  switch (found.kind) {
    case 'newest':
      return t('{{version}} is installed: nothing newer', { version });
    case 'no-path':
      return t('no update path from {{version}}', { version });
    case 'unorderable':
      return t('OLM cannot order it');
    case 'next':
      return found.hops === 1
        ? t('one update from {{version}}, to {{to}}', { version, to: found.to })
        : t('{{count}} updates from {{version}}, first to {{to}}', {
            version,
            to: found.to,
            count: found.hops,
          });
  }
}
