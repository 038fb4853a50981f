import type { ClusterServiceVersion } from '../../../models/clusterServiceVersion';
import { jsonIn, listIn, recordIn, textIn } from '../../catalog/json';

/**
 * The package that a ClusterServiceVersion came from, for one without a Subscription; `null` when it does not say so.
 * OLM writes the bundle's properties into an annotation (recordings, `operatorframework.io/properties`).
 */
export function packageOfCsv({ metadata }: ClusterServiceVersion): string | null {
  const properties = jsonIn(metadata.annotations?.['operatorframework.io/properties']);
  for (const entry of listIn(recordIn(properties)['properties'])) {
    const { type, value } = recordIn(entry);
    if (type === 'olm.package') return textIn(recordIn(value)['packageName']);
  }
  return labelled(metadata);
}

/** The label `operators.coreos.com/<package>.<namespace>` that OLM puts on it; cut after 63 characters (SU-014). */
function labelled({ labels = {}, namespace = '' }: ClusterServiceVersion['metadata']) {
  const ending = `.${namespace}`;
  const label = Object.keys(labels).find(
    (key) => key.startsWith(PREFIX) && key.endsWith(ending) && namespace !== '',
  );
  return label === undefined ? null : textIn(label.slice(PREFIX.length, -ending.length));
}

const PREFIX = 'operators.coreos.com/';
