import { listIn, recordIn, textIn } from '~/kube/json';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import type { ResourceModel } from '~/kube/models/meta';
import { visibleApis } from '~/olm/packages/parseApis';
import type { PackageChannel, ProvidedApi } from '~/olm/packages/operatorPackage';
import { describedCsv } from './csv';

/** An API with all versions that its author names. */
export type OperatorApi = {
  /** `plural.group` */
  readonly name: string;
  readonly group: string;
  readonly plural: string;
  readonly kind: string;
  readonly displayName: string;
  readonly description: string;
  /** In order of preference. Never empty. */
  readonly versions: readonly [string, ...string[]];
};

/** The number of objects of an API. */
export type InstanceCount = {
  readonly count: number;
  /** Counted in this namespace only, because the user cannot list all; `null`: in the whole cluster. */
  readonly namespace: string | null;
};

export type RequiredApi = OperatorApi & {
  /** CSVs of the namespace that own it. Others can provide it as well. */
  readonly providers: readonly string[];
};

/** The APIs that an Operator provides to users, without internal ones (OD-021), by kind. */
export function providedApis(described: PackageChannel): readonly OperatorApi[] {
  return groupApisByKind(visibleApis(described));
}

/** The number of its internal APIs. */
export function internalCount(described: PackageChannel): number {
  return groupApisByKind(described.providedApis).length - providedApis(described).length;
}

/** The APIs that an Operator requires, and their providers in its namespace. */
export function requiredApis(
  described: PackageChannel,
  neighbours: readonly ClusterServiceVersion[],
): readonly RequiredApi[] {
  const known = neighbours.map((csv) => ({
    csvName: csv.metadata.name,
    names: describedCsv(csv)?.providedApis.map(({ name }) => name) ?? [],
  }));
  return groupApisByKind(described.requiredApis).map((api) => ({
    ...api,
    providers: known.flatMap(({ csvName, names }) => (names.includes(api.name) ? [csvName] : [])),
  }));
}

/** Each API once, with all its versions, by kind. */
export function groupApisByKind(apis: readonly ProvidedApi[]): readonly OperatorApi[] {
  const names = [...new Set(apis.map(({ name }) => name))];
  return names
    .flatMap((name) => {
      const [first, ...others] = apis
        .filter((api) => api.name === name)
        .toSorted((one, other) => compareVersions(one.version, other.version));
      if (first === undefined) return [];
      const { group, kind, displayName, description, version } = first;
      const plural = group === '' ? name : name.slice(0, -group.length - 1);
      const versions = [version, ...others.map((one) => one.version)] as const;
      return [{ name, group, plural, kind, displayName, description, versions }];
    })
    .toSorted((one, other) => one.kind.localeCompare(other.kind, 'en'));
}

/** Kubernetes' order of preference: v2, v1, v2beta1, v1beta2, v1beta1, v1alpha1, then all others by letter. */
function compareVersions(one: string, other: string): number {
  const [left, right] = [rankOf(one), rankOf(other)];
  if (left === null || right === null) {
    return Number(left === null) - Number(right === null) || one.localeCompare(other, 'en');
  }
  return right.stage - left.stage || right.major - left.major || right.minor - left.minor;
}

function rankOf(version: string) {
  const [, major, stage = '', minor = '0'] = /^v(\d+)(?:(alpha|beta)(\d+))?$/.exec(version) ?? [];
  if (major === undefined) return null;
  return { major: Number(major), stage: STAGES.indexOf(stage), minor: Number(minor) };
}

/** A version without a word is stable. */
const STAGES = ['alpha', 'beta', ''];

/** The served versions of an API. */
export type ServedApi = {
  readonly model: ResourceModel;
  /** In the API server's order of preference. */
  readonly versions: readonly string[];
};

/**
 * The served version of an API, with or without a CustomResourceDefinition, readable for every user; `null`: not
 * served.
 * @param discovery the APIGroupDiscoveryLists of `/api` and `/apis`
 */
export function servedApi(discovery: readonly unknown[], api: OperatorApi): ServedApi | null {
  const versions = discovery
    .flatMap((list) => listIn(recordIn(list)['items']))
    .filter((item) => nameOf(item) === api.group)
    .flatMap((item) => listIn(recordIn(item)['versions']))
    .flatMap((version) => servedVersion(version, api));
  const wanted = versions.find(({ version }) => api.versions.includes(version)) ?? versions[0];
  if (wanted === undefined) return null;
  const { group, plural } = api;
  return {
    model: { group, plural, ...wanted, isServed: true },
    versions: versions.map(({ version }) => version),
  };
}

function nameOf(group: unknown): string {
  return textIn(recordIn(recordIn(group)['metadata'])['name']) ?? '';
}

function servedVersion(
  item: unknown,
  { plural, kind }: OperatorApi,
): readonly Pick<ResourceModel, 'version' | 'kind' | 'namespaced'>[] {
  const { version, resources } = recordIn(item);
  const name = textIn(version);
  const found = listIn(resources)
    .map(recordIn)
    .find(({ resource }) => resource === plural);
  if (name === null || found === undefined) return [];
  const served = textIn(recordIn(found['responseKind'])['kind']);
  return [{ version: name, kind: served ?? kind, namespaced: found['scope'] === 'Namespaced' }];
}
