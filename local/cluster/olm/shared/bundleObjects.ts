/** Resources of a bundle's installation: its manifests and the RBAC resources of its CSV, in OLM's order. */
import { isObject, textAt } from '../../kube/json';
import type { JsonObject } from '../../kube/types';
import { PROPERTIES_ANNOTATION } from './names';
import { operatorPermissions } from './operatorPermissions';

export type BundleTarget = {
  readonly namespace: string;
  /** The CSV that this one replaces; empty without one. */
  readonly replaces: string;
  /** `{"properties":[…]}` as text, for an annotation of the CSV. */
  readonly properties: string;
};

/** The CSV first, then the other manifests in their order, then service accounts and RBAC. */
export function bundleObjects(
  manifests: readonly JsonObject[],
  target: BundleTarget,
): readonly JsonObject[] {
  const csvs = manifests.filter(isCsv).map((csv) => preparedCsv(csv, target));
  const others = manifests.filter((object) => !isCsv(object));
  return [...csvs, ...others, ...csvs.flatMap((csv) => operatorPermissions(csv, target.namespace))];
}

function isCsv(object: JsonObject): boolean {
  return textAt(object, 'kind') === 'ClusterServiceVersion';
}

function preparedCsv(csv: JsonObject, target: BundleTarget): JsonObject {
  const metadata = isObject(csv['metadata']) ? csv['metadata'] : {};
  const annotations = isObject(metadata['annotations']) ? metadata['annotations'] : {};
  const spec = isObject(csv['spec']) ? csv['spec'] : {};
  return {
    ...csv,
    apiVersion: textAt(csv, 'apiVersion') ?? 'operators.coreos.com/v1alpha1',
    metadata: {
      ...metadata,
      namespace: target.namespace,
      annotations: { ...annotations, [PROPERTIES_ANNOTATION]: target.properties },
    },
    spec: { ...spec, replaces: target.replaces === '' ? undefined : target.replaces },
  };
}
