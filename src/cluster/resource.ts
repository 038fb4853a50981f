import type { K8sGroupVersionKind, K8sModel } from '@openshift-console/dynamic-plugin-sdk';
import type { ResourceModel } from '../models/meta';

const API = '/api/kubernetes';

/** The SDK's idea of a model; only the fields that its request functions read carry meaning. */
export function sdkModelOf(model: ResourceModel): K8sModel {
  return {
    apiVersion: model.version,
    ...(model.group === '' ? {} : { apiGroup: model.group }),
    kind: model.kind,
    plural: model.plural,
    namespaced: model.namespaced,
    abbr: model.kind.slice(0, 2),
    label: model.kind,
    labelPlural: model.kind,
  };
}

export function sdkKindOf({ group, version, kind }: ResourceModel): K8sGroupVersionKind {
  return group === '' ? { version, kind } : { group, version, kind };
}

export type Address = {
  readonly namespace?: string | undefined;
  readonly name?: string;
  readonly subresource?: string;
  readonly query?: Readonly<Record<string, string>>;
};

/** The URL of a collection, an object or a subresource behind the console's proxy. */
export function urlOf(model: ResourceModel, address: Address = {}): string {
  const base = model.group === '' ? ['api', model.version] : ['apis', model.group, model.version];
  const segments = [
    ...base,
    ...(address.namespace === undefined ? [] : ['namespaces', address.namespace]),
    model.plural,
    ...(address.name === undefined ? [] : [address.name]),
    ...(address.subresource === undefined ? [] : [address.subresource]),
  ];
  const query = new URLSearchParams(address.query).toString();
  return `${API}/${segments.map(encodeURIComponent).join('/')}${query === '' ? '' : `?${query}`}`;
}
