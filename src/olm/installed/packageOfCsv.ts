import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { textIn } from '~/kube/json';
import { packageProperty } from '~/olm/packages/packageProperty';
import { COMPONENT_PREFIX } from './componentLabel';

/** The package of a ClusterServiceVersion without a Subscription; `null` if unknown. */
export function packageOfCsv(csv: ClusterServiceVersion): string | null {
  return statedPackage(csv) ?? labeled(csv.metadata);
}

/**
 * The package in the bundle's properties, which OLM writes to an annotation from the start (recordings,
 * `operatorframework.io/properties`).
 */
export function statedPackage({ metadata }: ClusterServiceVersion): string | null {
  return packageProperty(metadata.annotations?.['operatorframework.io/properties']).packageName;
}

/** From OLM's label, unless it is truncated. */
function labeled({ labels = {}, namespace = '' }: ClusterServiceVersion['metadata']) {
  const ending = `.${namespace}`;
  const label = Object.keys(labels).find(
    (key) => key.startsWith(COMPONENT_PREFIX) && key.endsWith(ending) && namespace !== '',
  );
  return label === undefined ? null : textIn(label.slice(COMPONENT_PREFIX.length, -ending.length));
}
