import { type Finding, info, severestFirst, warning, when } from '~/olm/finding';
import type { OperatorPackage, PackageChannel } from '~/olm/packages/operatorPackage';
import {
  channelFit,
  followedChannel,
  type Sibling,
  type SubscriptionSettings,
} from '~/olm/installed/subscription';
import type { CloudIdentity } from '~/olm/packages/cloudIdentity';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { channelSwitch, type ChannelSwitch } from '~/olm/paths/channelSwitch';
import type { EdgeSource } from '~/olm/paths/channelEdges';
import { certainEdges, nameAt, type VersionRef } from '~/olm/paths/updatePath';
import { listIn, recordIn, textIn } from '~/kube/json';
import { credentialNames } from '~/olm/packages/credentialFormats';
import { approvalInForce, namesOf } from './approvalInForce';
import type { SettingCause } from './settingCause';
import type { SettingChange, ConfigChange } from './settingChanges';

/** What the findings about a change depend on. */
export type UpdateFacts = {
  readonly namespace: string;
  /** The name of the Subscription. */
  readonly name: string;
  readonly installed: VersionRef | null;
  /** The plan that the Subscription refers to. */
  readonly plan: ReviewedPlan | null;
  /** Every Subscription of the namespace has an unfinished plan, so that OLM resolves nothing there. */
  readonly isNamespaceWaiting: boolean;
  readonly siblings: readonly Sibling[];
  /** The package in the selected catalog; `null`: not offered, `undefined`: unknown. */
  readonly offered: OperatorPackage | null | undefined;
  /** Its update graph. */
  readonly edges: EdgeSource;
  /** The cloud identity of the Operator, if it uses one. */
  readonly identity: CloudIdentity | null;
};

type Findings = readonly Finding<SettingCause>[];

/**
 * What saving these changes causes, the most severe first.
 * @param after the settings with the changes
 */
export function settingFindings(
  changes: readonly SettingChange[],
  after: SubscriptionSettings,
  facts: UpdateFacts,
): Findings {
  const changed = new Set(changes.map(({ field }) => field));
  return severestFirst([
    ...(changed.has('approval') ? approvalFindings(after, facts) : []),
    ...(changed.has('source') ? sourceFindings(after, facts) : []),
    ...(changed.has('channel') || changed.has('source') ? pathFindings(after, facts) : []),
    ...changedConfigFindings(changes, facts),
  ]);
}

function approvalFindings({ approval }: SubscriptionSettings, facts: UpdateFacts): Findings {
  return approval === 'Manual' ? becomesManual(facts) : becomesAutomatic(facts);
}

function becomesManual({ installed, plan, siblings }: UpdateFacts): Findings {
  const areHeld = siblings.some(({ isManual }) => isManual);
  return [
    info({ kind: 'held', version: installed === null ? null : nameAt(installed) }),
    ...when(
      siblings.length > 0 && !areHeld,
      warning({ kind: 'siblings-held', names: namesOf(siblings) }),
    ),
    ...(plan?.state.kind === 'installing'
      ? [info({ kind: 'running-goes-on', plan: plan.name })]
      : []),
  ];
}

function becomesAutomatic(facts: UpdateFacts): Findings {
  const { name, plan, siblings, identity } = facts;
  const { heldBy } = approvalInForce('Automatic', siblings);
  const waiting = plan?.state.kind === 'requires-approval' ? [plan] : [];
  return [
    ...waiting.map((one) =>
      warning({ kind: 'pending-plan-stays', plan: one.name, others: othersIn(one, name) }),
    ),
    ...when(heldBy.length > 0, warning({ kind: 'still-held', by: heldBy })),
    ...when(
      heldBy.length === 0 && siblings.length > 0,
      info({ kind: 'siblings-released', names: namesOf(siblings) }),
    ),
    ...(identity === null ? [] : [warning({ kind: 'manual-recommended', cloud: identity.cloud })]),
  ];
}

function sourceFindings(
  { source }: SubscriptionSettings,
  { offered, namespace }: UpdateFacts,
): Findings {
  return offered === null
    ? [warning({ kind: 'not-offered', source, namespace })]
    : [info({ kind: 'other-catalog', source })];
}

/** The updates for the installed version in another channel, or in the same channel of another catalog. */
function pathFindings(settings: SubscriptionSettings, facts: UpdateFacts): Findings {
  const { offered, namespace } = facts;
  if (offered === null || offered === undefined) return planFindings(facts);
  const channel = followedChannel(offered, settings.channel);
  if (channel === null) {
    const name = settings.channel ?? offered.defaultChannel;
    return [warning({ kind: 'no-such-channel', channel: name, namespace })];
  }
  return [
    ...(channel.deprecation === null
      ? []
      : [warning({ kind: 'channel-deprecated', message: channel.deprecation })]),
    ...fitFindings(channel, settings, facts),
    ...planFindings(facts),
  ];
}

function fitFindings(
  channel: PackageChannel,
  { approval }: SubscriptionSettings,
  { installed, siblings, namespace, edges }: UpdateFacts,
): Findings {
  if (installed === null) return [];
  const { isManual } = approvalInForce(approval, siblings);
  const { entries } = certainEdges(channel, edges, installed);
  const found =
    entries === null
      ? guessedFinding(channel, installed, isManual)
      : switchFinding(channelSwitch(channel, entries, installed), {
          channel: channel.name,
          version: nameAt(installed),
          namespace,
          isManual,
        });
  const isPlanned = found.kind === 'update-follows' || found.kind === 'next-update';
  return [
    found,
    ...when(
      isPlanned && isManual && siblings.length > 0,
      info({ kind: 'update-with-others', names: namesOf(siblings) }),
    ),
  ];
}

/** Without an update graph. */
function guessedFinding(
  channel: PackageChannel,
  installed: VersionRef,
  isManual: boolean,
): Finding<SettingCause> {
  const fit = channelFit(channel, installed.csvName).kind;
  if (fit === 'behind') {
    return (isManual ? info : warning)({ kind: 'update-follows', to: channel.version, isManual });
  }
  return fit === 'absent'
    ? warning({
        kind: 'maybe-stranded',
        version: nameAt(installed),
        channel: channel.name,
        isManual,
      })
    : info({ kind: 'nothing-newer', channel: channel.name });
}

function planFindings({ plan, isNamespaceWaiting }: UpdateFacts): Findings {
  if (plan?.state.kind !== 'requires-approval') return [];
  return [
    isNamespaceWaiting
      ? warning({ kind: 'waits-for-plan', plan: plan.name })
      : info({ kind: 'plan-replaced', plan: plan.name }),
  ];
}

function othersIn({ changes }: ReviewedPlan, subscription: string): readonly string[] {
  return changes
    .filter((change) => change.subscription !== subscription)
    .map(({ csvName }) => csvName);
}

type Switched = {
  readonly channel: string;
  /** The installed version. */
  readonly version: string;
  readonly namespace: string;
  /** The resulting plan requires approval. */
  readonly isManual: boolean;
};

/** The update after a change of the channel, with an update graph. */
function switchFinding(
  found: ChannelSwitch,
  { channel, version, namespace, isManual }: Switched,
): Finding<SettingCause> {
  switch (found.kind) {
    case 'newest':
      return info({ kind: 'nothing-newer', channel });
    case 'no-path':
      return warning({ kind: 'stranded', version, channel });
    case 'unorderable':
      return warning({ kind: 'unorderable', channel, namespace });
    case 'next': {
      const { to, hops, last, reachesHead } = found;
      const rate = isManual && reachesHead ? info : warning;
      return rate({ kind: 'next-update', to, isManual, hops, last, reachesHead });
    }
  }
}

/** What other Operator settings cause for running pods. */
export function changedConfigFindings(
  changes: readonly SettingChange[],
  { installed, identity }: Pick<UpdateFacts, 'installed' | 'identity'>,
): Findings {
  const config = changes.filter((change) => change.field === 'config');
  const deployed = config.map(({ member }) => member).filter((member) => member !== IGNORED);
  const removed = identity === null ? [] : removedCredentials(config, identity);
  return [
    ...when(
      deployed.length > 0 && installed !== null,
      warning({ kind: 'pods-restart', members: deployed }),
    ),
    ...when(config.length > deployed.length, info({ kind: 'selector-ignored' })),
    ...(identity === null || removed.length === 0
      ? []
      : [warning({ kind: 'credentials-removed', cloud: identity.cloud, names: removed })]),
  ];
}

/** OLM stores this field without using it. All others change the pods of the Deployments (overrides/inject). */
const IGNORED = 'selector';

function removedCredentials(
  changes: readonly ConfigChange[],
  { cloud }: CloudIdentity,
): readonly string[] {
  const env = changes.find(({ member }) => member === 'env');
  const [before, after] = [namesIn(env?.from), namesIn(env?.to)];
  return credentialNames(cloud).filter((name) => before.has(name) && !after.has(name));
}

function namesIn(env: unknown): ReadonlySet<string> {
  return new Set(listIn(env).flatMap((entry) => textIn(recordIn(entry)['name']) ?? []));
}
