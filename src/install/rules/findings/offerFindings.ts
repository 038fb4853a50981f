import { danger, warning, when } from '~/olm/finding';
import { OFFERED_MODES } from '~/olm/packages/installModes';
import { channelOf as channelIn } from '~/olm/packages/operatorPackage';
import { type InstallFinding, type Fix, choose } from './installFinding';
import { channelOf, versionOf } from '~/install/rules/form';
import { defaultChannelFix } from './fixes';
import { type PlannedInstall, isHeadChosen } from '~/install/rules/plannedInstall';

/** The data of the catalog: channel, version and mode exist (IN-004, IN-006, IN-017, SU-044), and deprecations. */
export function offerFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { form, offered } = plan;
  const channel = channelOf(form, offered);
  if (channel === null) {
    const unknown = { kind: 'channel-unknown', channel: form.channel } as const;
    return [danger({ ...unknown, actions: defaultChannelFix(plan) })];
  }
  const version = versionOf(form, offered);
  const head = channel.version;
  return [
    ...when(
      version === null,
      danger({
        kind: 'version-unknown',
        channel: form.channel,
        version: form.version,
        actions: [choose({ version: head })],
      }),
    ),
    ...modeFindings(plan, head),
    ...deprecations(plan),
  ];
}

/** IN-004: each ClusterServiceVersion has its own modes, but the catalog states those of the head only. */
function modeFindings(plan: PlannedInstall, head: string): readonly InstallFinding[] {
  const { form, offered } = plan;
  const { mode, version } = form;
  const supported = channelOf(form, offered)?.installModes ?? [];
  if (supported.includes(mode)) return [];
  if (!isHeadChosen(plan)) {
    return [warning({ kind: 'mode-unproven', mode, version, head, actions: supportedHead(plan) })];
  }
  const other = OFFERED_MODES.find((one) => supported.includes(one));
  const actions = other === undefined ? [] : [choose({ mode: other })];
  return [danger({ kind: 'mode-unsupported', mode, actions })];
}

/** SU-013: package, channel and version can be deprecated at once, each with its own message. */
function deprecations(plan: PlannedInstall): readonly InstallFinding[] {
  const { form, offered } = plan;
  const channel = channelOf(form, offered);
  return [
    ...deprecation(offered.deprecation, []),
    ...deprecation(channel?.deprecation ?? null, supportedChannel(plan)),
    ...deprecation(versionOf(form, offered)?.deprecation ?? null, supportedHead(plan)),
  ];
}

function deprecation(message: string | null, actions: readonly Fix[]): readonly InstallFinding[] {
  return message === null ? [] : [warning({ kind: 'deprecated', message, actions })];
}

function supportedChannel({ form, offered }: PlannedInstall): readonly Fix[] {
  const other = channelIn(offered, null);
  const isBetter = other !== null && other.name !== form.channel && other.deprecation === null;
  return isBetter ? [choose({ channel: other.name })] : [];
}

function supportedHead(plan: PlannedInstall): readonly Fix[] {
  const channel = channelOf(plan.form, plan.offered);
  const head = channel?.versions.find(({ csvName }) => csvName === channel.headCsv);
  const isBetter = head?.deprecation === null && !isHeadChosen(plan);
  return isBetter ? [choose({ version: head.version })] : [];
}
