import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { Subscription } from '~/kube/models/subscription';
import { recordIn } from '~/kube/json';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { parseApis } from '~/olm/packages/parseApis';
import { type DependencyOffer, apiId } from '~/olm/dependencies/dependencyOffer';
import type { Present } from './predictedDependencies';
import { hasCopyLabel } from '~/olm/installed/copies';

/** The objects of a namespace. */
export type NamespaceContents = {
  readonly subscriptions: readonly Subscription[];
  readonly csvs: readonly ClusterServiceVersion[];
};

/**
 * The Operators that OLM includes in the resolution of a namespace: its ClusterServiceVersions without copies, and
 * those that its Subscriptions are about to install.
 * @param offers identify the ones that are not installed yet
 */
export function presentOperators(
  { subscriptions, csvs }: NamespaceContents,
  offers: readonly DependencyOffer[],
): readonly Present[] {
  const own = csvs.filter(({ metadata }) => !hasCopyLabel(metadata));
  const names = new Set(own.map(({ metadata }) => metadata.name));
  const coming = subscriptions.filter(({ status }) => !names.has(status?.installedCSV ?? ''));
  return [
    ...own.map((csv) => installed(csv, subscriptions)),
    ...coming.flatMap((subscription) => expected(subscription, offers)),
  ];
}

function installed(
  { metadata, spec }: ClusterServiceVersion,
  subscriptions: readonly Subscription[],
): Present {
  const follower = subscriptions.find(({ status }) => status?.installedCSV === metadata.name);
  return {
    name: metadata.name,
    packageName: follower?.spec?.name ?? null,
    version: spec?.version ?? '',
    provides: parseApis(recordIn(spec), 'owned').map(apiId),
    follows: follower === undefined ? null : followed(follower),
  };
}

function expected(
  subscription: Subscription,
  offers: readonly DependencyOffer[],
): readonly Present[] {
  const follows = followed(subscription);
  if (follows === null) return [];
  const offer = offers.find(
    ({ key, channel, isDefault }) =>
      key.packageName === follows.key.packageName &&
      key.catalog === follows.key.catalog &&
      key.catalogNamespace === follows.key.catalogNamespace &&
      (follows.channel === null ? isDefault : channel === follows.channel),
  );
  return [
    {
      name: subscription.metadata.name,
      packageName: follows.key.packageName,
      version: offer?.versions[0] ?? '',
      provides: offer?.provides ?? [],
      follows,
    },
  ];
}

/** Without a channel, OLM prefers the package's default one (DR-011). */
function followed({ spec }: Subscription): { key: PackageKey; channel: string | null } | null {
  if (spec === undefined) return null;
  const { name, source, sourceNamespace, channel = '' } = spec;
  return {
    key: { catalogNamespace: sourceNamespace, catalog: source, packageName: name },
    channel: channel === '' ? null : channel,
  };
}
