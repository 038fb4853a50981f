import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { recordIn, textMapIn } from '~/kube/json';

/**
 * A CatalogSource as it can be created again: without what the API server and OLM write. Secrets that it names are not
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

/** What `kubectl apply` compares with: it would say that somebody applied the whole object. */
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';
