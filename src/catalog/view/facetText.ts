import { FIT_GROUPS } from '~/olm/content/extensionFit';
import { INSTALL_MODES } from '~/olm/packages/installModes';
import { capabilityText } from '~/ui/CatalogCapability';
import { installStateText } from '~/ui/CatalogStateLabel';
import { fitText } from '~/ui/fitText';
import { modeName } from '~/ui/modeText';
import { featureText } from '~/catalog/view/package/factText';
import { type Worded, worded } from '~/ui/lists/facetValue';
import { CAPABILITY_LEVELS } from '~/olm/packages/capability';
import type { Facet } from '~/olm/lists/facets';
import { DEPRECATIONS, MARKS } from '~/catalog/rules/facetsOfEntry';
import { FEATURES } from '~/olm/packages/features';
import { INSTALL_STATES } from '~/olm/packages/installState';
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '~/catalog/rules/subscriptionKinds';
import type { Translate } from '~/i18n';

/** The heading of a facet. */
export function facetText(facet: Facet, t: Translate): string {
  switch (facet) {
    case 'state':
      return t('State');
    case 'mark':
      return t('Favorites');
    case 'source':
      return t('Catalog');
    case 'category':
      return t('Category');
    case 'provider':
      return t('Provider');
    case 'capability':
      return t('Capability level');
    case 'feature':
      return t('Infrastructure features');
    case 'subscription':
      return t('Valid subscription');
    case 'mode':
      return t('Install mode');
    case 'extension':
      return t('Works with OLM v1');
    case 'architecture':
      return t('Architecture');
    case 'deprecation':
      return t('Deprecation');
  }
}

/** A value of a facet: ours are translated, those of the catalogs stay as written. */
export function facetValueText(facet: Facet, { value, label }: Worded, t: Translate): string {
  switch (facet) {
    case 'state':
      return worded(INSTALL_STATES, value, (state) => installStateText(state, t));
    case 'mark':
      return worded(MARKS, value, (mark) => markText(mark, t));
    case 'capability':
      return worded(CAPABILITY_LEVELS, value, (level) => capabilityText(level, t));
    case 'feature':
      return worded(FEATURES, value, (feature) => featureText(feature, t));
    case 'subscription':
      return worded(SUBSCRIPTION_KINDS, value, (kind) => subscriptionText(kind, t));
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
function subscriptionText(kind: SubscriptionKind, t: Translate): string {
  switch (kind) {
    case 'openshift-kubernetes-engine':
      return 'OpenShift Kubernetes Engine';
    case 'openshift-virtualization-engine':
      return 'OpenShift Virtualization Engine';
    case 'openshift-container-platform':
      return 'OpenShift Container Platform';
    case 'openshift-platform-plus':
      return 'OpenShift Platform Plus';
    case 'separate':
      return t('Requires separate subscription');
    case 'none':
      return t('No subscription required');
  }
}

function markText(mark: (typeof MARKS)[number], t: Translate): string {
  switch (mark) {
    case 'favourite':
      return t('Favorite');
    case 'new':
      return t('New');
    case 'updated':
      return t('New version');
  }
}
