import type { K8sModel } from '@openshift-console/dynamic-plugin-sdk';

type Named = { readonly name?: string | undefined; readonly namespace?: string | undefined };

/** The path of an object, or of a list without a name, in the Kubernetes API. */
export function apiPath(model: K8sModel, { name, namespace }: Named): string {
  const { apiGroup, apiVersion, plural, namespaced } = model;
  const group = apiGroup === undefined ? '/api' : `/apis/${apiGroup}`;
  const scope = namespaced === true && namespace !== undefined ? `/namespaces/${namespace}` : '';
  const object = name === undefined ? '' : `/${encodeURIComponent(name)}`;
  return `${group}/${apiVersion}${scope}/${plural}${object}`;
}
