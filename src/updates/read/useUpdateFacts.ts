import { requestedIdentity, usesTokens } from '~/olm/packages/cloudIdentity';
import { installedVersions } from '~/olm/installed/installedVersions';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { csvVersions } from '~/olm/plans/csvVersions';
import { siblingsOf, waitsForItsPlan } from '~/updates/rules/settings/approvalInForce';
import { followedChannel, originOf, type SubscriptionSettings } from '~/olm/installed/subscription';
import type { UpdateFacts } from '~/updates/rules/settings/settingFindings';
import { dataOr } from '~/kube/loadable';
import type { Subscription } from '~/kube/models/olm';
import { useCloudIdentity } from './cloudIdentity';
import { useUpgradeEdges } from '~/olm/read/channels/useUpgradeEdges';
import { type SubscribedPackage, useSubscribedPackage } from '~/olm/read/useSubscribedPackage';

export type SubscribedFacts = SubscribedPackage & {
  readonly updateFacts: UpdateFacts;
  /** Downloads the whole catalog for the update graph, if required. */
  readonly readEdges: () => void;
};

/**
 * The data that the updates of an Operator depend on.
 * @param settings the current or changed settings, which determine the catalog
 */
export function useUpdateFacts(
  { facts, plan }: Pick<OperatorDetails, 'facts' | 'plan'>,
  subscription: Subscription,
  settings: SubscriptionSettings,
): SubscribedFacts {
  const { namespace, subscriptions, csvs } = facts;
  const { name } = subscription.metadata;
  const { packageName } = originOf(subscription);
  const { offered, retry } = useSubscribedPackage(namespace, packageName, settings.source);
  const known = dataOr(offered, undefined);
  const channel = known == null ? null : followedChannel(known, settings.channel);
  const annotations = channel?.annotations ?? {};
  const cloud = useCloudIdentity(usesTokens(annotations));
  const { edges, read } = useUpgradeEdges(facts.catalogs, settings.source, packageName);
  const { installedCsv: csvName } = installedVersions(subscription, csvs);
  const versionOf = csvVersions({
    csvs,
    plans: facts.plan === null ? [] : [facts.plan],
    channels: known?.channels ?? [],
  });
  return {
    offered,
    retry,
    readEdges: read,
    updateFacts: {
      namespace,
      name,
      installed: csvName === null ? null : { csvName, version: versionOf(csvName) },
      edges,
      plan,
      isNamespaceWaiting: subscriptions.every(waitsForItsPlan),
      siblings: siblingsOf(subscription, subscriptions),
      offered: known,
      identity: requestedIdentity(annotations, dataOr(cloud, null)),
    },
  };
}
