import type { Subscription } from '~/kube/models/olm';
import type { Dependency } from '~/olm/dependencies/dependencies';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { isMetBy } from '~/olm/dependencies/dependencyNeed';
import type { DependencyOffer } from '~/olm/dependencies/dependencyOffer';

/** A package that would provide a dependency. */
export type Provider = {
  readonly key: PackageKey;
  readonly catalogDisplayName: string;
  /** The matching ones, the default one first. */
  readonly channels: readonly string[];
  /** The latest matching version of the first channel. */
  readonly version: string;
  /** The Subscription of the namespace for the package; `null`: not installed there. */
  readonly subscription: string | null;
};

/**
 * The packages that provide a dependency, installed ones first, because they must not be installed again. APIs are
 * known for channel heads only.
 */
export function providersOf(
  need: Dependency,
  offers: readonly DependencyOffer[],
  subscriptions: readonly Subscription[],
): readonly Provider[] {
  const found = offers
    .flatMap((offer) => {
      const version = versionFor(need, offer);
      return version === undefined ? [] : [{ offer, version }];
    })
    .toSorted((one, other) => Number(other.offer.isDefault) - Number(one.offer.isDefault));
  const keys = new Map(found.map(({ offer: { key } }) => [keyOf(key), key]));
  return [...keys.entries()]
    .flatMap(([id, key]): Provider[] => {
      const own = found.filter(({ offer }) => keyOf(offer.key) === id);
      const [first] = own;
      if (first === undefined) return [];
      const { catalogDisplayName } = first.offer;
      const channels = own.map(({ offer }) => offer.channel);
      const subscription = subscriptionTo(key, subscriptions);
      return [{ key, catalogDisplayName, channels, version: first.version, subscription }];
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

/** OLM states no range if any version is sufficient. */
function versionFor(need: Dependency, { key, versions, provides }: DependencyOffer) {
  if (need.kind === 'package' && need.versionRange === '') {
    return need.packageName === key.packageName ? versions[0] : undefined;
  }
  return versions.find((version, at) =>
    isMetBy(need, {
      packageName: key.packageName,
      version,
      provides: at === 0 ? provides : [],
    }),
  );
}

function keyOf({ catalogNamespace, catalog, packageName }: PackageKey): string {
  return [catalogNamespace, catalog, packageName].join('/');
}

function subscriptionTo(
  { catalogNamespace, catalog, packageName }: PackageKey,
  subscriptions: readonly Subscription[],
): string | null {
  const found = subscriptions.find(
    ({ spec }) =>
      spec?.name === packageName &&
      spec.source === catalog &&
      spec.sourceNamespace === catalogNamespace,
  );
  return found?.metadata.name ?? null;
}

function rank({ subscription }: Provider): number {
  return subscription === null ? 1 : 0;
}
