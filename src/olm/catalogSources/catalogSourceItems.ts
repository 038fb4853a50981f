import type { CatalogSource } from '~/kube/models/olm';
import type { OperatorHub } from '~/kube/models/operatorHub';
import { catalogHealth } from './catalogHealth';
import { lineIn, recordIn } from '~/kube/json';
import { catalogStateAt } from '~/olm/status/statusFacts';
import type { CatalogSourceItem } from './catalogSourceItem';
import { NEVER, endpointOf, pollOf } from './sourceEndpoint';
import { MARKETPLACE, type SeenHub, defaultNames, originOf, switchOf } from './sourceOrigin';

export type CatalogSourceFacts = {
  /** The CatalogSources that the user can read. */
  readonly sources: readonly CatalogSource[];
  readonly hub: SeenHub;
  /** `null`: all namespaces; otherwise the catalogs that are available in this one. */
  readonly namespace: string | null;
  /** Milliseconds since 1970. A recently lost connection counts as connecting. */
  readonly now: number;
};

/** The catalogs as pages show them, sorted by name, with the disabled default ones (CS-041). */
export function catalogSourceItems(facts: CatalogSourceFacts): readonly CatalogSourceItem[] {
  const { sources, hub, namespace, now } = facts;
  const globalNamespace = globalNamespaceIn(sources, hub);
  const items = sources.map((source) => itemOf(source, { hub, globalNamespace, now }));
  const known = new Set(items.map(({ id }) => id));
  const off = hub === null || hub === 'hidden' ? [] : switchedOffIn(hub);
  return [...items, ...off.filter(({ id }) => !known.has(id))]
    .filter((item) => namespace === null || item.isGlobal || item.namespace === namespace)
    .toSorted((one, other) => one.id.localeCompare(other.id));
}

/**
 * The namespace of the global catalogs: OpenShift's, or that of OLM's own manifests. `null`: not visible, for example
 * if the user can read the catalogs of one namespace only.
 */
export function globalNamespaceIn(sources: readonly CatalogSource[], hub: SeenHub): string | null {
  if (hub !== null && hub !== 'hidden') return MARKETPLACE;
  const used = new Set(sources.map(({ metadata }) => metadata.namespace));
  return [MARKETPLACE, 'olm'].find((name) => used.has(name)) ?? null;
}

type Surroundings = Pick<CatalogSourceFacts, 'hub' | 'now'> & {
  readonly globalNamespace: string | null;
};

function itemOf(source: CatalogSource, within: Surroundings): CatalogSourceItem {
  const { id, namespace, name, observed, message, since } = catalogHealth(source);
  const fields = recordIn(source.spec);
  return {
    id,
    namespace,
    name,
    displayName: lineIn(fields['displayName']) ?? name,
    publisher: lineIn(fields['publisher']) ?? '',
    source,
    origin: originOf(source, within.hub),
    isGlobal: namespace === within.globalNamespace,
    state: catalogStateAt(source, within.now),
    observed,
    message,
    since,
    endpoint: endpointOf(source),
    priority: typeof fields['priority'] === 'number' ? fields['priority'] : 0,
    poll: pollOf(source),
  };
}

/** CS-041: disabled default catalogs have no CatalogSource and can be enabled. */
function switchedOffIn(hub: OperatorHub): readonly CatalogSourceItem[] {
  return defaultNames(hub).flatMap((name) => {
    const origin = switchOf(hub, name);
    if (!origin.isDisabled) return [];
    return [{ ...OFF, id: `${MARKETPLACE}/${name}`, name, displayName: name, origin }];
  });
}

const OFF = {
  namespace: MARKETPLACE,
  publisher: '',
  source: null,
  isGlobal: true,
  state: 'disabled',
  observed: '',
  message: '',
  since: null,
  endpoint: { kind: 'none' },
  priority: 0,
  poll: NEVER,
} as const;
