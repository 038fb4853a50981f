import { dependenciesOf, type Dependency } from './dependencies';
import {
  type InstallModeType,
  type OperatorPackage,
  type PackageChannel,
  type PackageKey,
  channelOf,
  channelsInOrder,
} from '~/olm/packages/operatorPackage';

/** One channel of a package with the data for dependency resolution. */
export type DependencyOffer = {
  readonly key: PackageKey;
  readonly catalogDisplayName: string;
  readonly channel: string;
  readonly isDefault: boolean;
  /** The head first, then in the order of the package server. */
  readonly versions: readonly string[];
  /** The ClusterServiceVersion of each version. */
  readonly csvNames: Readonly<Record<string, string>>;
  /** The APIs of the head, as returned by {@link apiId}. The catalog does not state those of other versions. */
  readonly provides: readonly string[];
  /** The install modes of the head. */
  readonly installModes: readonly InstallModeType[];
  /** The dependencies of the head that the package server states. */
  readonly requires: readonly Dependency[];
};

export function dependencyOffers(operator: OperatorPackage): readonly DependencyOffer[] {
  const main = channelOf(operator, null);
  return channelsInOrder(operator).map((channel) => ({
    key: operator.key,
    catalogDisplayName: operator.catalogDisplayName,
    channel: channel.name,
    isDefault: channel === main,
    versions: versionsOf(channel),
    csvNames: Object.fromEntries([
      ...channel.versions.map(({ version, csvName }) => [version, csvName] as const),
      [channel.version, channel.headCsv],
    ]),
    provides: providedBy(channel),
    installModes: channel.installModes,
    requires: dependenciesOf(channel),
  }));
}

type Api = { readonly kind: string; readonly version: string; readonly group: string };

/** An API in the form of the OperatorGroup annotations (OG-010). */
export function apiId({ kind, version, group }: Api): string {
  return `${kind}.${version}.${group}`;
}

export function providedBy({ providedApis }: Pick<PackageChannel, 'providedApis'>) {
  return [...new Set(providedApis.map(apiId))];
}

function versionsOf({ version, versions }: PackageChannel): readonly string[] {
  return [...new Set([version, ...versions.map((one) => one.version)])];
}
