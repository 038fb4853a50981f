import { visibleApis } from './apis';
import { type CapabilityLevel, capabilityOf } from './capability';
import { type Feature, featuresIn, validSubscriptionsIn } from './features';
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
 * What the catalog shows of a package and searches in it: about one percent of the PackageManifest. Texts and lists are
 * cut where only a hostile or careless author goes on; the package's own page has them whole.
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
  /** The API groups that it owns, also those of internal APIs: who meets one in the cluster looks for its Operator. */
  readonly groups: readonly string[];
  readonly capability: CapabilityLevel | null;
  /** What its catalog says to the package's own deprecation; `null` when it is not deprecated. */
  readonly deprecation: string | null;
  readonly features: readonly Feature[];
  readonly subscriptions: readonly string[];
  readonly installModes: readonly InstallModeType[];
  /** Where the default channel's head runs. */
  readonly platforms: Platforms;
  /** Whether the catalog got something of it wrong; the package's own page says what. */
  readonly isFlawed: boolean;
  /** When the head was made, in milliseconds since 1970; `null` when the author gave no readable date. */
  readonly created: number | null;
};

/**
 * A package as the catalog shows it, by its default channel's head. `null` for a part that is of no use without its
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
    created: timeOf(channel.createdAt),
  };
}

/** Each once. */
function few(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map((text) => shortened(text, NAME)))].slice(0, LISTED);
}

function timeOf(createdAt: string | null): number | null {
  const time = createdAt === null ? Number.NaN : Date.parse(createdAt);
  return Number.isNaN(time) ? null : time;
}

/** Source: the console hides such packages. */
const OPERATOR_TYPE = 'operators.operatorframework.io/operator-type';

/** In characters; Kubernetes' longest names are shorter than the first. */
const NAME = 256;
const DESCRIPTION = 240;

/** The longest list in a real catalog has 48 kinds. */
const LISTED = 100;
