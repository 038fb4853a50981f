/** Aggregated discovery (`APIGroupDiscoveryList`): everything in one response. */
import type { KindEntry } from '../contracts';
import type { JsonObject } from '../types';
import { namesOf } from './discovery';
import type { ServedGroup } from './groups';
import { subresourcesOf, type ServedSubresource } from './subresources';

export const AGGREGATED_TYPE =
  'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';

/** Whether one of the accepted types is aggregated discovery, version 2. */
export function acceptsAggregated(accept: string): boolean {
  return accept.split(',').some((type) => {
    const parameters = type.split(';').map((part) => part.trim());
    return parameters.includes('as=APIGroupDiscoveryList') && parameters.includes('v=v2');
  });
}

export function groupDiscoveryList(groups: readonly ServedGroup[]): JsonObject {
  return {
    kind: 'APIGroupDiscoveryList',
    apiVersion: 'apidiscovery.k8s.io/v2',
    metadata: {},
    items: groups.map((group) => ({
      metadata: group.name === '' ? {} : { name: group.name },
      versions: group.versions.map(({ version, entries }) => ({
        version,
        resources: entries.map(resource),
        freshness: 'Current',
      })),
    })),
  };
}

function resource(entry: KindEntry): JsonObject {
  const subresources = subresourcesOf(entry);
  return {
    resource: entry.plural,
    responseKind: responseKind(entry, entry.kind),
    scope: entry.namespaced ? 'Namespaced' : 'Cluster',
    singularResource: entry.singular,
    verbs: entry.verbs,
    ...namesOf(entry),
    ...(subresources.length === 0
      ? {}
      : { subresources: subresources.map((item) => subresource(entry, item)) }),
  };
}

function subresource(entry: KindEntry, item: ServedSubresource): JsonObject {
  return {
    subresource: item.name,
    responseKind:
      item.foreign === undefined
        ? responseKind(entry, item.kind)
        : { ...item.foreign, kind: item.kind },
    verbs: item.verbs,
  };
}

/** Built-in kinds leave group and version empty (those of the list apply); custom ones contain them. */
function responseKind(entry: KindEntry, kind: string): JsonObject {
  return entry.fromCrd
    ? { group: entry.group, version: entry.version, kind }
    : { group: '', version: '', kind };
}
