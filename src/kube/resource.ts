import type { K8sGroupVersionKind } from '@openshift-console/dynamic-plugin-sdk';
import type { ResourceModel } from '~/kube/models/meta';

const API = '/api/kubernetes';

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
