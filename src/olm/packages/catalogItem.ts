import { createdIn } from './createdAt';
import { visibleApis } from './parseApis';
import {
  type CapabilityLevel,
  capabilityOf,
  type Feature,
  featuresIn,
  validSubscriptionsIn,
} from './features';
import {
  type InstallModeType,
  type OperatorPackage,
  type PackageKey,
  channelOf,
  packageId,
} from './operatorPackage';
import { shortened } from './plainText';
import { type Platforms, platformsIn } from './platforms';

/**
 * The data of a package that the catalog shows and searches: about one percent of the PackageManifest. Excessive texts
 * and lists are cut; the package's own page has all.
 */
export type CatalogItem = {
  readonly id: string;
  readonly key: PackageKey;
  readonly displayName: string;
  readonly shortDescription: string;
  readonly provider: string;
  readonly catalogDisplayName: string;
  readonly version: string;
  readonly defaultChannel: string;
  readonly headCsv: string;
  readonly categories: readonly string[];
  readonly keywords: readonly string[];
  readonly kinds: readonly string[];
  /** Its API groups, including those of internal APIs, for users who search for the Operator of an API. */
  readonly groups: readonly string[];
  readonly capability: CapabilityLevel | null;
  /** The catalog's message about the deprecation of the package; `null` if it is not deprecated. */
  readonly deprecation: string | null;
  readonly features: readonly Feature[];
  readonly subscriptions: readonly string[];
  readonly installModes: readonly InstallModeType[];
  /** The platforms of the default channel's head. */
  readonly platforms: Platforms;
  /** Whether the package contains errors; its own page lists them. */
  readonly isFlawed: boolean;
  /** The creation time of the head in milliseconds since 1970; `null` without a readable date. */
  readonly created: number | null;
};

/**
 * A package as the catalog shows it, by its default channel's head. `null` for a part that is useless without its
 * parent Operator.
 */
export function catalogItem(operator: OperatorPackage): CatalogItem | null {
  const channel = channelOf(operator, null);
  if (channel === null || channel.annotations[OPERATOR_TYPE] === 'non-standalone') return null;
  return {
    id: packageId(operator.key),
    key: operator.key,
    displayName: shortened(channel.displayName, NAME),
    shortDescription: shortened(channel.shortDescription, DESCRIPTION),
    provider: shortened(operator.provider, NAME),
    catalogDisplayName: shortened(operator.catalogDisplayName, NAME),
    version: channel.version,
    defaultChannel: channel.name,
    headCsv: channel.headCsv,
    categories: few(channel.categories),
    keywords: few(channel.keywords),
    kinds: few(visibleApis(channel).map(({ kind }) => kind)),
    groups: few(channel.providedApis.map(({ group }) => group)),
    capability: capabilityOf(channel.capabilityLevel),
    deprecation: operator.deprecation && shortened(operator.deprecation, DESCRIPTION),
    features: featuresIn(channel.annotations),
    subscriptions: few(validSubscriptionsIn(channel.annotations)),
    installModes: channel.installModes,
    platforms: platformsIn(operator.labels),
    isFlawed: operator.flaws.length > 0,
    created: createdIn(channel.createdAt ?? '')?.time ?? null,
  };
}

/** Without duplicates. */
function few(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map((text) => shortened(text, NAME)))].slice(0, LISTED);
}

/** Source: the console hides such packages. */
const OPERATOR_TYPE = 'operators.operatorframework.io/operator-type';

/** Characters. Kubernetes' longest names are shorter than the first limit. */
const NAME = 256;
const DESCRIPTION = 240;

/** The longest list in a real catalog has 48 kinds. */
const LISTED = 100;
