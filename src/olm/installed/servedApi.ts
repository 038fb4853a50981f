import type { ResourceModel } from '~/kube/models/meta';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { OperatorApi } from './operatorApis';

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
