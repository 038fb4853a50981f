import { CAPABILITY_LEVELS } from '~/olm/packages/capability';
import { KNOWN_CATALOGS } from './catalogLabels';
import { DEPRECATIONS, type FacetWord, MARKS } from './facetsOfEntry';
import type { Facet } from '~/olm/lists/facets';
import { compareNames } from './nameOrder';
import { FEATURES } from '~/olm/packages/features';
import { INSTALL_STATES } from '~/olm/packages/installState';
import { INSTALL_MODES } from '~/olm/packages/installModes';
import { SUBSCRIPTION_KINDS } from './subscriptionKinds';

/**
 * The order of a facet's values: as the stock console has it where it has one (inventory 2.5), with Auto Pilot after
 * Deep Insights; by name what has none.
 */
export function inFacetOrder(facet: Facet, one: FacetWord, other: FacetWord): number {
  const rank = rankIn(facet, one.value) - rankIn(facet, other.value);
  return rank === 0 ? compareNames(one.label, other.label) : rank;
}

function rankIn(facet: Facet, value: string): number {
  const ranks = RANKS[facet] ?? [];
  // A catalog's rank is that of its name, wherever it is.
  const ranked = facet === 'source' ? value.slice(value.indexOf('/') + 1) : value;
  const rank = ranks.indexOf(ranked);
  return rank === -1 ? ranks.length : rank;
}

const RANKS: Partial<Readonly<Record<Facet, readonly string[]>>> = {
  state: INSTALL_STATES,
  mark: MARKS,
  source: KNOWN_CATALOGS,
  provider: ['redhat'],
  capability: CAPABILITY_LEVELS,
  feature: FEATURES,
  subscription: SUBSCRIPTION_KINDS,
  mode: INSTALL_MODES,
  architecture: ['amd64', 'arm64', 'ppc64le', 's390x'],
  deprecation: DEPRECATIONS,
};
