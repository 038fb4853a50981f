import type { CatalogFlaw } from './catalogFlaws';
import { compareNatural } from '~/olm/lists/naturalOrder';

/** What a catalog offers, parsed from a PackageManifest. Everything in it came from outside and was checked for its shape only. */

export type InstallModeType =
  'OwnNamespace' | 'SingleNamespace' | 'MultiNamespace' | 'AllNamespaces';

/** A package is known by the catalog it comes from and its name; the same name in two catalogs is two packages. */
export type PackageKey = {
  readonly catalogNamespace: string;
  readonly catalog: string;
  readonly packageName: string;
};

export type ProvidedApi = {
  /** `plural.group`: the name of the CustomResourceDefinition, also for an API that an APIService serves. */
  readonly name: string;
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly displayName: string;
  readonly description: string;
};

export type ChannelVersion = {
  /** The ClusterServiceVersion's name. */
  readonly csvName: string;
  readonly version: string;
  readonly deprecation: string | null;
};

export type PackageChannel = {
  readonly name: string;
  /** The channel head: the ClusterServiceVersion that OLM installs when no starting CSV is given. */
  readonly headCsv: string;
  readonly version: string;
  readonly displayName: string;
  readonly shortDescription: string;
  /** Markdown from outside. */
  readonly description: string;
  readonly provider: string;
  readonly keywords: readonly string[];
  readonly categories: readonly string[];
  readonly capabilityLevel: string | null;
  readonly installModes: readonly InstallModeType[];
  readonly providedApis: readonly ProvidedApi[];
  readonly requiredApis: readonly ProvidedApi[];
  readonly minKubeVersion: string | null;
  readonly maturity: string | null;
  readonly createdAt: string | null;
  readonly repository: string | null;
  readonly support: string | null;
  readonly containerImage: string | null;
  readonly links: readonly { readonly name: string; readonly url: string }[];
  readonly maintainers: readonly { readonly name: string; readonly email: string }[];
  readonly relatedImages: readonly string[];
  /** As written by the author; read by the rules in this folder. */
  readonly annotations: Readonly<Record<string, string>>;
  readonly deprecation: string | null;
  /** Newest first, as the package server sorts them. Never empty: the head at least. */
  readonly versions: readonly ChannelVersion[];
};

export type OperatorPackage = {
  readonly key: PackageKey;
  readonly catalogDisplayName: string;
  readonly catalogPublisher: string;
  readonly provider: string;
  /** The name of one of `channels`. */
  readonly defaultChannel: string;
  /** Never empty: what has no channel cannot be installed and is no package. */
  readonly channels: readonly PackageChannel[];
  readonly deprecation: string | null;
  /** Labels of the PackageManifest: architectures and operating systems. */
  readonly labels: Readonly<Record<string, string>>;
  readonly flaws: readonly CatalogFlaw[];
};

/** One text per package, for maps, React keys and comparisons. A catalog's namespace and name contain no slash. */
export function packageId({ catalogNamespace, catalog, packageName }: PackageKey): string {
  return `${catalogNamespace}/${catalog}/${packageName}`;
}

/** The channel of that name, or the default channel; `null` only when there is neither. */
export function channelOf(
  { channels, defaultChannel }: OperatorPackage,
  name: string | null,
): PackageChannel | null {
  return (
    channels.find((channel) => channel.name === name) ??
    channels.find((channel) => channel.name === defaultChannel) ??
    channels[0] ??
    null
  );
}

/**
 * The channels as people look for them: the default one, then by name with the highest number first. It is no order of
 * age: authors name channels as they like (OD-025).
 */
export function channelsInOrder({
  channels,
  defaultChannel,
}: OperatorPackage): readonly PackageChannel[] {
  const isDefault = ({ name }: PackageChannel) => Number(name === defaultChannel);
  return channels.toSorted(
    (one, other) => isDefault(other) - isDefault(one) || compareNatural(other.name, one.name),
  );
}

/** The default channel and its head: what finds a package's icon and its installations. */
export function identityOf(operator: OperatorPackage): PackageIdentity {
  const { key, defaultChannel } = operator;
  return { key, defaultChannel, headCsv: channelOf(operator, null)?.headCsv ?? '' };
}

export type PackageIdentity = {
  readonly key: PackageKey;
  readonly defaultChannel: string;
  readonly headCsv: string;
};
