import type { CatalogFlaw } from './catalogFlaws';
import { compareNatural } from '~/olm/order';

/** A package of a catalog, parsed from a PackageManifest. All values are untrusted; only their types were checked. */

export type InstallModeType =
  'OwnNamespace' | 'SingleNamespace' | 'MultiNamespace' | 'AllNamespaces';

/** A package is identified by its catalog and name. The same name in two catalogs is two packages. */
export type PackageKey = {
  readonly catalogNamespace: string;
  readonly catalog: string;
  readonly packageName: string;
};

export type ProvidedApi = {
  /** `plural.group`: the name of the CustomResourceDefinition, also for an API of an APIService. */
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
  /** The channel head: the ClusterServiceVersion that OLM installs without a starting CSV. */
  readonly headCsv: string;
  readonly version: string;
  readonly displayName: string;
  readonly shortDescription: string;
  /** Untrusted Markdown. */
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
  /** As written by the author; parsed by the rules in this folder. */
  readonly annotations: Readonly<Record<string, string>>;
  readonly deprecation: string | null;
  /** Latest first, in the order of the package server. Contains at least the head. */
  readonly versions: readonly ChannelVersion[];
};

export type OperatorPackage = {
  readonly key: PackageKey;
  readonly catalogDisplayName: string;
  readonly catalogPublisher: string;
  readonly provider: string;
  /** The name of one of `channels`. */
  readonly defaultChannel: string;
  /** Not empty: a package without channels cannot be installed and is omitted. */
  readonly channels: readonly PackageChannel[];
  readonly deprecation: string | null;
  /** Labels of the PackageManifest: architectures and operating systems. */
  readonly labels: Readonly<Record<string, string>>;
  readonly flaws: readonly CatalogFlaw[];
};

/** A key of the package for maps, React and comparisons. A catalog's namespace and name contain no slash. */
export function packageId({ catalogNamespace, catalog, packageName }: PackageKey): string {
  return `${catalogNamespace}/${catalog}/${packageName}`;
}

/** The channel of that name, or the default channel; `null` only without both. */
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
 * The channels in display order: the default one, then by name with the highest number first. This is not the order of
 * age, because authors name channels freely (OD-025).
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

/** The default channel and its head, which identify a package's icon and installations. */
export function identityOf(operator: OperatorPackage): PackageIdentity {
  const { key, defaultChannel } = operator;
  return { key, defaultChannel, headCsv: channelOf(operator, null)?.headCsv ?? '' };
}

export type PackageIdentity = {
  readonly key: PackageKey;
  readonly defaultChannel: string;
  readonly headCsv: string;
};
