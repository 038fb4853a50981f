/** The copied CSV that OLM creates in each namespace that an Operator watches. */
import { textAt } from '../../kube/json';
import type { DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { namespaceOf } from '../csv/csvFields';
import { COPIED_FROM_LABEL, OLM_GROUP } from '../shared/names';

/** Annotations that are not copied: target namespaces (names of other tenants), and that of kubectl. */
const withheldAnnotations = [
  'olm.targetNamespaces',
  'kubectl.kubernetes.io/last-applied-configuration',
];

/** Reasons with which a CSV is not copied. */
const uncopiable = [
  'Copied',
  'InvalidInstallModes',
  'NoTargetNamespaces',
  'UnsupportedOperatorGroup',
  'NoOperatorGroup',
  'TooManyOperatorGroups',
  'InterOperatorGroupOwnerConflict',
  'CannotModifyStaticOperatorGroupProvidedAPIs',
];

export function isCopiable(csv: KubeObject): boolean {
  const reason = textAt(csv, 'status', 'reason');
  return (
    csv.metadata.deletionTimestamp === undefined &&
    reason !== undefined &&
    !uncopiable.includes(reason)
  );
}

/** Without finalizer, because the copied CSV is deleted with its original. */
export function copyDraft(csv: KubeObject, namespace: string): DraftObject {
  const labels = Object.entries(csv.metadata.labels ?? {}).filter(
    ([label]) => !label.startsWith(`${OLM_GROUP}/`),
  );
  const annotations = Object.entries(csv.metadata.annotations ?? {}).filter(
    ([annotation]) => !withheldAnnotations.includes(annotation),
  );
  return {
    apiVersion: csv.apiVersion,
    kind: csv.kind,
    metadata: {
      name: csv.metadata.name,
      namespace,
      labels: { ...Object.fromEntries(labels), [COPIED_FROM_LABEL]: namespaceOf(csv) },
      annotations: Object.fromEntries(annotations),
    },
    ...(csv.spec === undefined ? {} : { spec: csv.spec }),
  };
}

export function copyStatus(csv: KubeObject): JsonObject {
  return {
    ...csv.status,
    reason: 'Copied',
    message: `The operator is running in ${namespaceOf(csv)} but is managing this namespace`,
  };
}
