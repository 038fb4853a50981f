import { type Dependency, dependenciesOf } from './dependencies';
import {
  type InstallModeType,
  type OperatorPackage,
  type PackageChannel,
  type PackageKey,
  channelOf,
  channelsInOrder,
} from '~/olm/packages/operatorPackage';

/** One channel of a package, as far as it matters to OLM when another Operator needs something. */
export type DependencyOffer = {
  readonly key: PackageKey;
  readonly catalogDisplayName: string;
  readonly channel: string;
  readonly isDefault: boolean;
  /** The head first, then as the package server sorts them. */
  readonly versions: readonly string[];
  /** The APIs of the head, as {@link apiId} writes them; the catalog does not tell those of the other versions. */
  readonly provides: readonly string[];
  /** Those of the head. */
  readonly installModes: readonly InstallModeType[];
  /** What the head needs in turn, as far as the package server passes it on. */
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
    provides: providedBy(channel),
    installModes: channel.installModes,
    requires: dependenciesOf(channel),
  }));
}

type Api = { readonly kind: string; readonly version: string; readonly group: string };

/** As OLM writes an API into the annotations of an OperatorGroup (OG-010). */
export function apiId({ kind, version, group }: Api): string {
  return `${kind}.${version}.${group}`;
}

export function providedBy({ providedApis }: Pick<PackageChannel, 'providedApis'>) {
  return [...new Set(providedApis.map(apiId))];
}

function versionsOf({ version, versions }: PackageChannel): readonly string[] {
  return [...new Set([version, ...versions.map((one) => one.version)])];
}
