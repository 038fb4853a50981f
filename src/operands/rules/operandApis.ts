import { type JsonRecord, lineIn, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { describedCsv, notedNamespaces } from '~/olm/installed/csv';
import { isCopied, originalNamespace } from '~/olm/installed/members';
import {
  type OperatorApi,
  providedApis,
  type ServedApi,
  servedApi,
} from '~/olm/installed/operatorApis';

/** An installed Operator that owns an API. */
export type Provider = {
  /**
   * The namespace of the installation, and the name of the ClusterServiceVersion. For OLM v1, `CLUSTER_SCOPE` and the name
   * of the ClusterExtension.
   */
  readonly namespace: string;
  readonly csv: string;
  readonly displayName: string;
  /** The namespace of its pods; `null`: unknown. */
  readonly podNamespace: string | null;
  readonly version: string | null;
  /** `null`: unknown. */
  readonly isReady: boolean | null;
  /** `null`: unknown. An empty list: all namespaces. */
  readonly watched: readonly string[] | null;
  /** The ClusterServiceVersion, a copied CSV, or the description of an extension's bundle. */
  readonly source: Omit<ClusterServiceVersion, 'spec'> & { readonly spec?: unknown };
};

/** An API that installed Operators own, with its served version. */
export type OperandApi = OperatorApi & {
  readonly providers: readonly Provider[];
  /** `null`: not served. */
  readonly served: ServedApi | null;
};

/**
 * The APIs of Operators that are not internal, without duplicates: by `plural.group`, because two groups can have the
 * same kind.
 * @param discovery the APIGroupDiscoveryLists of `/api` and `/apis`
 */
export function operandApis(
  csvs: readonly ClusterServiceVersion[],
  discovery: readonly unknown[],
): readonly OperandApi[] {
  const found = new Map<string, { readonly api: OperatorApi; readonly providers: Provider[] }>();
  for (const csv of csvs) {
    const described = describedCsv(csv);
    if (described === null) continue;
    const provider = providerOf(csv);
    for (const api of providedApis(described)) {
      const known = found.get(api.name) ?? { api, providers: [] };
      found.set(api.name, known);
      if (!known.providers.some((one) => isSame(one, provider))) known.providers.push(provider);
    }
  }
  return [...found.values()]
    .map(({ api, providers }) => ({ ...api, providers, served: servedApi(discovery, api) }))
    .toSorted(byOperatorAndKind);
}

function byOperatorAndKind(one: OperandApi, other: OperandApi): number {
  const [left = '', right = ''] = [one, other].map(
    ({ providers: [first] }) => first?.displayName ?? '',
  );
  return left.localeCompare(right, 'en') || one.kind.localeCompare(other.kind, 'en');
}

/**
 * The API of a name, even if no Operator owns it, so that remaining instances of an uninstalled Operator can be viewed
 * and deleted. `null`: no Operator owns it and the cluster does not serve it.
 */
export function apiNamed(
  name: string,
  apis: readonly OperandApi[],
  discovery: readonly unknown[],
): OperandApi | null {
  const owned = apis.find((api) => api.name === name);
  if (owned !== undefined) return owned;
  const dot = name.indexOf('.');
  if (dot < 1) return null;
  const [plural, group] = [name.slice(0, dot), name.slice(dot + 1)];
  const api: OperatorApi = {
    name,
    group,
    plural,
    kind: '',
    displayName: '',
    description: '',
    versions: [''],
  };
  const served = servedApi(discovery, api);
  if (served === null) return null;
  const { kind, version } = served.model;
  return { ...api, kind, displayName: kind, versions: [version], providers: [], served };
}

/** The API in another served version. Other names are ignored. */
export function withVersion(api: OperandApi, version: string | null): OperandApi {
  const { served } = api;
  if (served === null || version === null || !served.versions.includes(version)) return api;
  return { ...api, served: { ...served, model: { ...served.model, version } } };
}

function isSame(one: Provider, other: Provider): boolean {
  return one.namespace === other.namespace && one.csv === other.csv;
}

function providerOf(csv: ClusterServiceVersion): Provider {
  const { metadata, spec, status } = csv;
  const noted = isCopied(csv) ? null : notedNamespaces(csv);
  const namespace = originalNamespace(csv) ?? metadata.namespace ?? '';
  return {
    namespace,
    podNamespace: namespace,
    csv: metadata.name,
    displayName: lineIn(spec?.displayName) ?? metadata.name,
    version: lineIn(spec?.version),
    isReady: status?.phase === 'Succeeded',
    watched: noted?.includes('') === true ? [] : noted,
    source: csv,
  };
}

/** The APIs of one Operator, by its namespace and the names of its ClusterServiceVersions. */
export function apisOf(
  apis: readonly OperandApi[],
  namespace: string,
  csvs: readonly string[],
): readonly OperandApi[] {
  return apis.filter(({ providers }) =>
    providers.some((one) => one.namespace === namespace && csvs.includes(one.csv)),
  );
}

/** Whether one of the Operators reconciles instances in a namespace; `null`: unknown. */
export function isWatched(providers: readonly Provider[], namespace: string): boolean | null {
  const answers = providers.map(({ watched, source }) => {
    // OLM copies a CSV to the namespaces that its Operator watches.
    if (isCopied(source) && source.metadata.namespace === namespace) return true;
    return watched === null ? null : watched.length === 0 || watched.includes(namespace);
  });
  if (answers.includes(true)) return true;
  return answers.length === 0 || answers.includes(null) ? null : false;
}

/** The Operators that reconcile instances in a namespace, or might; `null`: of the whole cluster. */
export function providersFor(
  { providers }: OperandApi,
  namespace: string | null,
): readonly Provider[] {
  if (namespace === null) return providers;
  return providers.filter((one) => isWatched([one], namespace) !== false);
}

/** A descriptor of a field of an API. */
export type Descriptor = {
  readonly path: string;
  readonly title: string;
  /** `x-descriptors`, each in lower case. */
  readonly marks: readonly string[];
};

/** The status descriptors of an API. */
export function statusDescriptors(api: OperandApi): readonly Descriptor[] {
  return descriptorsIn(ownedEntries(api).flatMap((entry) => listIn(entry['statusDescriptors'])));
}

/** Malformed ones are corrected or ignored. */
export function descriptorsIn(items: readonly unknown[]): readonly Descriptor[] {
  return items.slice(0, MOST_DESCRIPTORS).flatMap((item) => descriptorIn(recordIn(item)));
}

/** The largest real API has 895. */
const MOST_DESCRIPTORS = 1000;

function descriptorIn(item: JsonRecord): readonly Descriptor[] {
  const path = textIn(item['path'])?.replace(/^status\./, '') ?? null;
  if (path === null) return [];
  // Some contain several descriptors.
  const marks = textsIn(item['x-descriptors']).flatMap((text) =>
    text.toLowerCase().split(/,(?=urn:)/),
  );
  return [{ path, title: lineIn(item['displayName']) ?? path, marks }];
}

/** The declared kinds of resources for an instance, as `Kind`. */
export function declaredKinds(api: OperandApi): readonly string[] {
  const named = ownedEntries(api)
    .flatMap((entry) => listIn(entry['resources']))
    .flatMap((item) => textIn(recordIn(item)['kind']) ?? []);
  return [...new Set(named)];
}

/** The API in the ClusterServiceVersion of the first Operator, preferably in the served version. */
export function ownedEntries({ name, providers, served }: OperandApi): readonly JsonRecord[] {
  const spec = recordIn(providers[0]?.source.spec);
  const entries = listIn(recordIn(spec['customresourcedefinitions'])['owned'])
    .map(recordIn)
    .filter((entry) => entry['name'] === name);
  const wanted = entries.find((entry) => entry['version'] === served?.model.version) ?? entries[0];
  return wanted === undefined ? [] : [wanted];
}

/** The spec descriptors of an API. */
export function specDescriptors(api: OperandApi): readonly unknown[] {
  return ownedEntries(api).flatMap((entry) => listIn(entry['specDescriptors']));
}
