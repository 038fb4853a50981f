import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { recordIn, textMapIn } from '~/kube/json';

/**
 * A CatalogSource for recreation: without fields of the API server and OLM. The Secrets that it refers to are not
 * deleted with it.
 */
export function savedSource({ metadata, spec }: CatalogSource): object {
  const { name, namespace, labels, annotations } = metadata;
  const { group, version, kind } = catalogSourceModel;
  return {
    apiVersion: `${group}/${version}`,
    kind,
    metadata: {
      name,
      ...(namespace === undefined ? {} : { namespace }),
      ...filled('labels', labels),
      ...filled('annotations', annotations),
    },
    spec: recordIn(spec),
  };
}

function filled(field: string, values: unknown): object {
  const entries = Object.entries(textMapIn(values)).filter(([key]) => key !== LAST_APPLIED);
  return entries.length === 0 ? {} : { [field]: Object.fromEntries(entries) };
}

/** The base of `kubectl apply`, which would otherwise state that the whole object was applied. */
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';
