import type { ChannelEntry } from '~/olm/paths/channelEdges';
import type { ChannelFault } from '~/olm/paths/channelOrder';
import type { PlannedHop } from '~/olm/paths/plannedCourse';
import type { LaneVersion } from '~/olm/paths/versionLane';
import { versionOrName } from '~/olm/plans/csvName';
import type { Translate } from '~/i18n';

/** How a version stands to what is installed, in a few words. */
export function standingWords(version: LaneVersion, t: Translate): string {
  const { isHead, isVirtual, way } = version;
  const words = [
    ...wayWords(version, t),
    ...(isHead ? [t('Newest')] : []),
    ...(isVirtual && way.kind !== 'installed' ? [t('Not in the catalog')] : []),
  ];
  return words.join(' · ');
}

function wayWords({ way, isPlanned }: LaneVersion, t: Translate): readonly string[] {
  switch (way.kind) {
    case 'installed':
      return [t('Installed')];
    case 'reached':
      return [
        isPlanned || way.hops === 1 ? t('Next') : t('Update {{number}}', { number: way.hops }),
      ];
    case 'passed-over':
      return [t('Passed over')];
    case 'out-of-reach':
      return [t('No update leads there')];
    case 'older':
      return [t('Older')];
    case 'unknown':
      return [];
  }
}

/** From which versions one takes over, as the catalog says it (SU-024, SU-026, SU-027). */
export function takesOverText(entry: ChannelEntry, t: Translate): string {
  const { replaces, skips, skipRange } = entry;
  const parts = [
    ...(replaces === null ? [] : [t('replaces {{version}}', { version: versionOrName(replaces) })]),
    ...(skips.length === 0 ? [] : [skipsText(skips, t)]),
    ...(skipRange === null ? [] : [t('takes over from {{range}}', { range: skipRange })]),
  ];
  return t.list(parts);
}

/** More names than this are counted only. */
const FEW = 3;

function skipsText(skips: readonly string[], t: Translate): string {
  return skips.length > FEW
    ? t('skips {{count}} versions', { count: skips.length })
    : t('skips {{versions}}', { versions: t.list(skips.map(versionOrName)) });
}

/** By what an update comes about. */
export function hopReasonText({ by }: PlannedHop, to: string, t: Translate): string {
  switch (by) {
    case 'replaces':
      return t('{{to}} replaces it', { to });
    case 'skips':
      return t('{{to}} skips it', { to });
    case 'skip-range':
      return t('it lies in the range that {{to}} takes over from', { to });
    case 'plan':
      return t('the InstallPlan says so');
  }
}

/** Why OLM cannot put a channel in order, and what follows from it. */
export function faultText(fault: ChannelFault, channel: string, t: Translate): string {
  switch (fault.kind) {
    case 'no-head':
      return t(
        'Channel {{channel}} has no newest version: each of its versions is replaced or skipped by another. OLM resolves nothing in a namespace that follows it.',
        { channel },
      );
    case 'several-heads':
      return t(
        'Channel {{channel}} has several newest versions, {{versions}}: OLM cannot order it, and resolves nothing in a namespace that follows it.',
        { channel, versions: t.list(fault.heads.map(versionOrName)) },
      );
    case 'cycle':
      return t(
        'The versions of channel {{channel}} replace each other in a circle below {{version}}: OLM resolves nothing in a namespace that follows it.',
        { channel, version: versionOrName(fault.head) },
      );
  }
}
