import { type JsonRecord, recordIn, textIn, textMapIn } from '~/kube/json';
import { type ClusterCatalog, clusterCatalogModel } from '~/kube/models/olmV1';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { isPinned } from '~/olm/catalogSources/imageReference';

/** Of OLM: `olm.operatorframework.io/metadata.name`. */
export const OLM_LABELS = 'olm.operatorframework.io/';

/** A new catalog, with the values that OLM's documentation uses. */
export const NEW_CATALOG: JsonRecord = {
  apiVersion: `${clusterCatalogModel.group}/${clusterCatalogModel.version}`,
  kind: clusterCatalogModel.kind,
  metadata: { name: '' },
  spec: {
    source: { type: 'Image', image: { ref: '', pollIntervalMinutes: 10 } },
    priority: 0,
    availabilityMode: 'Available',
  },
};

/** The settings of a catalog as texts; empty: not set. */
export function catalogSettings({ metadata, spec }: Pick<ClusterCatalog, 'metadata' | 'spec'>) {
  const { source, priority } = recordIn(spec);
  const image = recordIn(recordIn(source)['image']);
  const interval = image['pollIntervalMinutes'];
  return {
    image: textIn(image['ref']) ?? '',
    interval: typeof interval === 'number' ? String(interval) : '',
    priority: String(typeof priority === 'number' ? priority : 0),
    labels: Object.entries(textMapIn(metadata.labels))
      .filter(([key]) => !key.startsWith(OLM_LABELS))
      .map(([key, value]) => `${key}=${value}`)
      .join(', '),
  };
}

/** Whether an interval is set for an image with a digest, which has nothing to poll and which the API rejects. */
export function pollsDigest(object: JsonRecord): boolean {
  const image = recordIn(recordIn(recordIn(object['spec'])['source'])['image']);
  return image['pollIntervalMinutes'] !== undefined && isPinned(textIn(image['ref']) ?? '');
}

/** Enables or disables a catalog for OLM. */
export function availabilityCall(name: string, isAvailable: boolean): ClusterCall {
  const value = isAvailable ? 'Available' : 'Unavailable';
  const steps = [{ op: 'add' as const, path: '/spec/availabilityMode', value }];
  return { kind: 'patch', model: clusterCatalogModel, object: { name }, steps };
}
