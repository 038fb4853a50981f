import type { Translate } from '~/i18n';
import type { ChannelEntry, EdgeSource } from '~/olm/paths/channelEdges';
import type { ChannelFault } from '~/olm/paths/channelOrder';
import type { PlannedHop } from '~/olm/paths/updatePath';
import type { LaneVersion } from '~/olm/paths/versionLane';

/** The relation of a version to the installed one, in a few words. */
export function pathStatusText(version: LaneVersion, t: Translate): string {
  const { isHead, isVirtual, way } = version;
  const words = [
    ...wayWords(version, t),
    ...(isHead ? [t('Latest')] : []),
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
      return [t('Skipped')];
    case 'out-of-reach':
      return [t('No update path')];
    case 'older':
      return [t('Older')];
    case 'unknown':
      return [];
  }
}

/** The version of a ClusterServiceVersion in a lane, or its name. */
type NameOf = (csvName: string) => string;

/** The versions that a version replaces according to the catalog (SU-024, SU-026, SU-027). */
export function takesOverText(entry: ChannelEntry, nameOf: NameOf, t: Translate): string {
  const { replaces, skips, skipRange } = entry;
  const parts = [
    ...(replaces === null ? [] : [t('replaces {{version}}', { version: nameOf(replaces) })]),
    ...(skips.length === 0 ? [] : [skipsText(skips.map(nameOf), t)]),
    ...(skipRange === null ? [] : [t('replaces {{version}}', { version: skipRange })]),
  ];
  return t.list(parts);
}

/** The number of further names is shown instead of the names. */
const FEW = 3;

function skipsText(skips: readonly string[], t: Translate): string {
  return skips.length > FEW
    ? t('skips {{count}} versions', { count: skips.length })
    : t('skips {{versions}}', { versions: t.list(skips) });
}

/** The reason why an update is possible. */
export function hopReasonText({ by }: PlannedHop, to: string, t: Translate): string {
  return HOP_REASONS[by](t, to);
}

const HOP_REASONS: Readonly<Record<PlannedHop['by'], (t: Translate, to: string) => string>> = {
  replaces: (t, to) => t('replaced by {{to}}', { to }),
  skips: (t, to) => t('skipped by {{to}}', { to }),
  'skip-range': (t, to) => t('within the skip range of {{to}}', { to }),
  plan: (t) => t('according to the InstallPlan'),
};

/** Why OLM cannot order a channel, and the consequences. */
export function faultText(
  fault: ChannelFault,
  { channel, nameOf }: { readonly channel: string; readonly nameOf: NameOf },
  t: Translate,
): string {
  switch (fault.kind) {
    case 'no-head':
      return t(
        'Channel {{channel}} has no latest version because its versions replace each other in a cycle. OLM cannot resolve namespaces with a Subscription to this channel.',
        { channel },
      );
    case 'several-heads':
      return t(
        'Channel {{channel}} has several latest versions: {{versions}}. OLM cannot resolve namespaces with a Subscription to this channel.',
        { channel, versions: t.list(fault.heads.map(nameOf)) },
      );
    case 'cycle':
      return t(
        'The versions of channel {{channel}} below {{version}} replace each other in a cycle. OLM cannot resolve namespaces with a Subscription to this channel.',
        { channel, version: nameOf(fault.head) },
      );
  }
}

/** The update graph of a package, for views. */
export type PathEdges = {
  readonly edges: EdgeSource;
  /** Loads the whole catalog if necessary. */
  readonly onRead: () => void;
};
