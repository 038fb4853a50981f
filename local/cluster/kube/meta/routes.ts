/** The paths that describe the server itself. */
import type { KindEntry, KindRegistry, MetaRoutes } from '../contracts';
import type { JsonObject, RawResponse, VirtualResource } from '../types';
import { acceptsAggregated, AGGREGATED_TYPE, groupDiscoveryList } from './aggregatedDiscovery';
import { apiGroup, apiGroupList, apiResourceList, apiVersions } from './discovery';
import { servedGroups, type ServedGroup } from './groups';
import { documentName, openApiDocument, openApiIndex, openApiV2 } from './openapi';
import { versionInfo } from './version';
import { PROXIED, virtualEntry } from './virtualEntry';

/** Answers GET of a path without query; `undefined` for a path that is not about the server. */
export function createMetaRoutes(
  registry: KindRegistry,
  virtual: readonly VirtualResource[],
): MetaRoutes {
  const aggregated = virtual.map(virtualEntry);
  const groups = cachedGroups(registry, aggregated);
  return (path, accept) => {
    const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
    return (
      healthAnswer(trimmed) ??
      (acceptsAggregated(accept) ? aggregatedAnswer(trimmed, groups()) : undefined) ??
      discoveryAnswer(trimmed, groups(), aggregated) ??
      openApiAnswer(trimmed, groups())
    );
  };
}

/** Groups kinds once per change, because the registry returns the same array until then. */
function cachedGroups(
  registry: KindRegistry,
  extra: readonly KindEntry[],
): () => readonly ServedGroup[] {
  let kinds: readonly KindEntry[] = [];
  let groups: readonly ServedGroup[] = [];
  return () => {
    const now = registry.all();
    if (now !== kinds) {
      kinds = now;
      groups = servedGroups([...now, ...extra]);
    }
    return groups;
  };
}

const HEALTH = ['/healthz', '/livez', '/readyz'];

function healthAnswer(path: string): RawResponse | undefined {
  return HEALTH.includes(path)
    ? { ...json({}), contentType: 'text/plain; charset=utf-8', body: 'ok' }
    : undefined;
}

function aggregatedAnswer(path: string, groups: readonly ServedGroup[]): RawResponse | undefined {
  if (path !== '/api' && path !== '/apis') {
    return undefined;
  }
  const wanted = groups.filter((group) => (group.name === '') === (path === '/api'));
  return {
    ...json(groupDiscoveryList(wanted)),
    contentType: AGGREGATED_TYPE,
    headers: { 'cache-control': 'public', vary: 'Accept' },
  };
}

function discoveryAnswer(
  path: string,
  groups: readonly ServedGroup[],
  aggregated: readonly KindEntry[],
): RawResponse | undefined {
  switch (path) {
    case '/version':
      return json(versionInfo());
    case '/api':
      return json(apiVersions());
    case '/apis':
      return json(apiGroupList(groups));
    default:
      return groupAnswer(path, groups, aggregated);
  }
}

function groupAnswer(
  path: string,
  groups: readonly ServedGroup[],
  aggregated: readonly KindEntry[],
): RawResponse | undefined {
  const [, root, ...rest] = path.split('/');
  const [name, version, surplus] = root === 'api' ? ['', ...rest] : rest;
  const group =
    root === 'api' || root === 'apis' ? groups.find((item) => item.name === name) : undefined;
  if (group === undefined || surplus !== undefined) {
    return undefined;
  }
  if (version === undefined) {
    return json(apiGroup(group));
  }
  const served = group.versions.find((item) => item.version === version);
  if (served === undefined) {
    return undefined;
  }
  const answer = json(apiResourceList(served));
  const isProxied = served.entries.some((entry) => aggregated.includes(entry));
  return isProxied ? { ...answer, headers: PROXIED } : answer;
}

const OPENAPI_V3 = '/openapi/v3';

function openApiAnswer(path: string, groups: readonly ServedGroup[]): RawResponse | undefined {
  if (path === '/openapi/v2') {
    return json(openApiV2(groups));
  }
  if (path === OPENAPI_V3) {
    // The real server uses this content type for its index, although it is JSON.
    return { ...json(openApiIndex(groups)), contentType: 'text/plain; charset=utf-8' };
  }
  const served = groups
    .flatMap((group) => group.versions)
    .find((version) => path === `${OPENAPI_V3}/${documentName(version)}`);
  return served === undefined ? undefined : json(openApiDocument(served));
}

function json(body: JsonObject): RawResponse {
  return {
    status: 200,
    contentType: 'application/json',
    headers: { 'cache-control': 'no-cache, private' },
    body: JSON.stringify(body),
  };
}
