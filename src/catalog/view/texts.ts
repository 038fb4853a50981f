import { FIT_GROUPS } from '~/olm/content/extensionFit';
import { INSTALL_MODES } from '~/olm/packages/installModes';
import { capabilityText } from '~/ui/CatalogCapability';
import { installStateText } from '~/ui/CatalogStateLabel';
import { fitText } from '~/ui/fitText';
import { modeName } from '~/ui/modeText';
import { type Worded, worded } from '~/ui/lists/facetValue';
import { CAPABILITY_LEVELS } from '~/olm/packages/capability';
import type { CatalogEntry, Facet } from '~/olm/lists/facets';
import { DEPRECATIONS, MARKS } from '~/catalog/rules/facetsOfEntry';
import { type Feature, FEATURES } from '~/olm/packages/features';
import { INSTALL_STATES } from '~/olm/packages/installState';
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '~/catalog/rules/subscriptionKinds';
import { catalogIdOf } from '~/catalog/rules/catalogLabels';
import type { ShownCard } from '~/catalog/rules/cards';
import type { Texts, Translate } from '~/i18n';

/** The heading of a facet. */
export function facetText(facet: Facet, t: Translate): string {
  return FACET_TEXTS[facet](t);
}

const FACET_TEXTS: Texts<Facet> = {
  state: (t) => t('Status'),
  mark: (t) => t('Favorites'),
  source: (t) => t('Catalog'),
  category: (t) => t('Category'),
  provider: (t) => t('Provider'),
  capability: (t) => t('Capability level'),
  feature: (t) => t('Infrastructure features'),
  subscription: (t) => t('Valid subscriptions'),
  mode: (t) => t('Install mode'),
  extension: (t) => t('Works with OLM v1'),
  architecture: (t) => t('Architecture'),
  deprecation: (t) => t('Deprecation'),
};

/** A value of a facet: ours are translated, those of the catalogs stay as written. */
export function facetValueText(facet: Facet, { value, label }: Worded, t: Translate): string {
  switch (facet) {
    case 'state':
      return worded(INSTALL_STATES, value, (state) => installStateText(state, t));
    case 'mark':
      return worded(MARKS, value, (mark) => MARK_TEXTS[mark](t));
    case 'capability':
      return worded(CAPABILITY_LEVELS, value, (level) => capabilityText(level, t));
    case 'feature':
      return worded(FEATURES, value, (feature) => featureText(feature, t));
    case 'subscription':
      return worded(SUBSCRIPTION_KINDS, value, (kind) => SUBSCRIPTION_TEXTS[kind](t));
    case 'deprecation':
      return worded(DEPRECATIONS, value, (kind) =>
        kind === 'deprecated' ? t('Deprecated') : t('Not deprecated'),
      );
    case 'mode':
      return worded(INSTALL_MODES, value, (mode) => modeName(mode, t));
    case 'extension':
      return worded(FIT_GROUPS, value, (fit) => fitText(fit, t));
    case 'source':
    case 'category':
    case 'provider':
    case 'architecture':
      return label;
  }
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
