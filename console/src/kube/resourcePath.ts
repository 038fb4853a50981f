import type { K8sModel } from '@openshift-console/dynamic-plugin-sdk';
import { referenceOfModel } from './reference';

type Named = { readonly name?: string | undefined; readonly namespace?: string | undefined };

/** The console's URL of an object, or of the list of its kind without a name. Rule: utils/resource-link. */
export function resourcePath(model: K8sModel, { name, namespace }: Named): string {
  const inNamespace = namespace === undefined ? 'all-namespaces' : `ns/${namespace}`;
  const scope = model.namespaced === true ? inNamespace : 'cluster';
  const resource = model.crd === true ? referenceOfModel(model) : model.plural;
  const object = name === undefined ? '' : `/${encodeURIComponent(name)}`;
  return `/k8s/${scope}/${resource}${object}`;
}
