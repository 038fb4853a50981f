import { askedIdentity, usesTokens } from '~/olm/packages/cloudIdentity';
import { installedVersions } from '~/olm/installed/installedVersions';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { versionAt } from '~/olm/paths/versionAt';
import { siblingsOf, waitsForItsPlan } from '~/updates/rules/settings/approvalInForce';
import { followedChannel } from '~/olm/installed/channelFit';
import type { UpdateSituation } from '~/updates/rules/settings/consequences';
import { type SubscriptionSettings, originOf } from '~/olm/installed/subscriptionSettings';
import { dataOr } from '~/kube/loadable';
import type { Subscription } from '~/kube/models/subscription';
import { useCloudIdentity } from './cloudIdentity';
import { useUpgradeEdges } from '~/olm/read/channels/useUpgradeEdges';
import { type SubscribedPackage, useSubscribedPackage } from '~/olm/read/useSubscribedPackage';

export type SubscribedSituation = SubscribedPackage & {
  readonly situation: UpdateSituation;
  /** Downloads the whole catalog to know which version replaces which, where it takes that. */
  readonly readEdges: () => void;
};

/**
 * What the updates of an Operator depend on.
 * @param settings as they are, or as they are to be: they decide which catalog is asked
 */
export function useUpdateSituation(
  { facts, plan }: Pick<OperatorDetails, 'facts' | 'plan'>,
  subscription: Subscription,
  settings: SubscriptionSettings,
): SubscribedSituation {
  const { namespace, subscriptions, csvs } = facts;
  const { name } = subscription.metadata;
  const { packageName } = originOf(subscription);
  const { offered, retry } = useSubscribedPackage(namespace, packageName, settings.source);
  const known = dataOr(offered, undefined);
  const channel = known == null ? null : followedChannel(known, settings.channel);
  const annotations = channel?.annotations ?? {};
  const cloud = useCloudIdentity(usesTokens(annotations));
  const { edges, read } = useUpgradeEdges(facts.catalogs, settings.source, packageName);
  const { installedCsv } = installedVersions(subscription, csvs);
  return {
    offered,
    retry,
    readEdges: read,
    situation: {
      namespace,
      name,
      installed: installedCsv === null ? null : versionAt(installedCsv, csvs),
      edges,
      plan,
      isNamespaceWaiting: subscriptions.every(waitsForItsPlan),
      siblings: siblingsOf(subscription, subscriptions),
      offered: known,
      identity: askedIdentity(annotations, dataOr(cloud, null)),
    },
  };
}
