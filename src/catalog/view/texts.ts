import { FIT_GROUPS } from '~/olm/content/extensionFit';
import { capabilityText } from '~/ui/capabilityText';
import { installStateText } from '~/ui/CatalogStateLabel';
import { fitText } from '~/ui/fitText';
import { type Worded, worded } from '~/ui/lists/facetValue';
import { CAPABILITY_LEVELS, type Feature, FEATURES } from '~/olm/packages/features';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import {
  type CATALOG_FACETS,
  DEPRECATIONS,
  type Facet,
  MARKS,
  STATES,
} from '~/catalog/rules/facets';
import { INSTALL_PLACES, type InstallPlace } from '~/catalog/rules/installPlaces';
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '~/catalog/rules/subscriptionKinds';
import { catalogIdOf, type ShownCard } from '~/catalog/rules/cards';
import type { Texts, Translate } from '~/i18n';

type ValueText = (value: string, t: Translate) => string;

/** The texts of a facet. Values of the catalogs (`null`) stay as written, predefined ones need a text. */
type FacetText<Order> = {
  readonly title: (t: Translate) => string;
  readonly value: string extends Order ? null : ValueText;
};

const FACET_TEXTS: {
  readonly [One in Facet]: FacetText<(typeof CATALOG_FACETS)[One]['order'][number]>;
} = {
  state: { title: (t) => t('Status'), value: predefined(STATES, installStateText) },
  source: { title: (t) => t('Catalog'), value: null },
  mode: { title: (t) => t('Installs into'), value: predefined(INSTALL_PLACES, placeText) },
  category: { title: (t) => t('Category'), value: null },
  provider: { title: (t) => t('Provider'), value: null },
  mark: {
    title: (t) => t('Favorites'),
    value: predefined(MARKS, (mark, t) => MARK_TEXTS[mark](t)),
  },
  capability: {
    title: (t) => t('Capability level'),
    value: predefined(CAPABILITY_LEVELS, capabilityText),
  },
  feature: { title: (t) => t('Infrastructure features'), value: predefined(FEATURES, featureText) },
  subscription: {
    title: (t) => t('Valid subscriptions'),
    value: predefined(SUBSCRIPTION_KINDS, (kind, t) => SUBSCRIPTION_TEXTS[kind](t)),
  },
  extension: { title: (t) => t('Works with OLM v1'), value: predefined(FIT_GROUPS, fitText) },
  architecture: { title: (t) => t('Architecture'), value: null },
  deprecation: {
    title: (t) => t('Deprecation'),
    value: predefined(DEPRECATIONS, (kind, t) =>
      kind === 'deprecated' ? t('Deprecated') : t('Not deprecated'),
    ),
  },
};

function predefined<T extends string>(
  known: readonly T[],
  text: (value: T, t: Translate) => string,
): ValueText {
  return (value, t) => worded(known, value, (one) => text(one, t));
}

/** The heading of a facet. */
export function facetText(facet: Facet, t: Translate): string {
  return FACET_TEXTS[facet].title(t);
}

export function facetValueText(facet: Facet, { value, label }: Worded, t: Translate): string {
  return FACET_TEXTS[facet].value?.(value, t) ?? label;
}

/** Products keep their names. */
const SUBSCRIPTION_TEXTS: Texts<SubscriptionKind> = {
  'openshift-kubernetes-engine': () => 'OpenShift Kubernetes Engine',
  'openshift-virtualization-engine': () => 'OpenShift Virtualization Engine',
  'openshift-container-platform': () => 'OpenShift Container Platform',
  'openshift-platform-plus': () => 'OpenShift Platform Plus',
  separate: (t) => t('Requires separate subscription'),
  none: (t) => t('No subscription required'),
};

/** A place in which an Operator can work. */
export function placeText(place: InstallPlace, t: Translate): string {
  return PLACE_TEXTS[place](t);
}

const PLACE_TEXTS: Texts<InstallPlace> = {
  'this-project': (t) => t('This project'),
  OwnNamespace: (t) => t('One project'),
  MultiNamespace: (t) => t('Several projects'),
  AllNamespaces: (t) => t('Whole cluster'),
  'not-cluster-only': (t) => t('Not only cluster-wide'),
};

const MARK_TEXTS: Texts<(typeof MARKS)[number]> = {
  favourite: (t) => t('Favorite'),
  new: (t) => t('New'),
  updated: (t) => t('New version'),
};

/** An infrastructure feature with its limits; BR-038: where cryptography is validated. */
export function featureWithLimits(feature: Feature, t: Translate): string {
  const text = featureText(feature, t);
  return feature === 'fips-compliant'
    ? t('{{feature}} (validated cryptography on amd64, ppc64le, and s390x only)', { feature: text })
    : text;
}

/** An infrastructure feature, as the documentation of OpenShift names it. */
export function featureText(feature: Feature, t: Translate): string {
  return FEATURE_TEXTS[feature](t);
}

const FEATURE_TEXTS: Texts<Feature> = {
  disconnected: (t) => t('Disconnected'),
  'fips-compliant': (t) => t('Designed for FIPS'),
  'proxy-aware': (t) => t('Proxy-aware'),
  'tls-profiles': (t) => t('Configurable TLS ciphers'),
  'token-auth-aws': (t) => t('Short-lived tokens on AWS'),
  'token-auth-azure': (t) => t('Short-lived tokens on Azure'),
  'token-auth-gcp': (t) => t('Short-lived tokens on Google Cloud'),
  cnf: (t) => t('Cloud-native network function'),
  cni: (t) => t('Container network interface'),
  csi: (t) => t('Container storage interface'),
  'single-node': (t) => t('Single-node clusters'),
};

/** The catalogs that offer a package: the described one, then the others. */
export function sourceText(
  { main, others }: ShownCard,
  labels: ReadonlyMap<string, string>,
  t: Translate,
): string {
  const labelOf = ({ item }: CatalogEntry) =>
    labels.get(catalogIdOf(item)) ?? item.catalogDisplayName;
  const catalog = labelOf(main);
  if (others.length === 0) return catalog;
  return t('{{catalog}}, also in {{others}}', { catalog, others: t.list(others.map(labelOf)) });
}
