/** Admission of OLM v1's kinds. */
import type { AdmissionPlugin } from '../kube/admission/plugins';
import { failure } from '../kube/failures';
import { numberAt, textAt } from '../kube/json';
import type { ServiceAccountMode } from '../seed/crds/olmV1';
import { CLUSTER_CATALOGS, CLUSTER_EXTENSIONS, NAME_LABEL } from './names';

export function olmV1Admission(mode: ServiceAccountMode): readonly AdmissionPlugin[] {
  return mode === 'required' ? [NAMED] : [NAMED, IGNORED_ACCOUNT];
}

const WEBHOOK = 'inject-metadata-name.olm.operatorframework.io';
const INT32_MAX = 2_147_483_647;

/** catalogd's webhook labels each catalog with its name; it reads the object before its schema is checked. */
const NAMED: AdmissionPlugin = {
  resource: CLUSTER_CATALOGS,
  change: (catalog) => {
    const priority = numberAt(catalog.spec, 'priority') ?? 0;
    if (Math.abs(priority) > INT32_MAX) {
      throw failure(400, '', {
        message: `admission webhook "${WEBHOOK}" denied the request: json: cannot unmarshal number ${priority} into Go struct field ClusterCatalogSpec.spec.priority of type int32`,
      });
    }
    const labels = { ...catalog.metadata.labels, [NAME_LABEL]: catalog.metadata.name };
    return { ...catalog, metadata: { ...catalog.metadata, labels } };
  },
};

const POLICY = 'clusterextension-serviceaccount-deprecated';

/** The policy of OpenShift 5.0 that warns of an ignored field. */
const IGNORED_ACCOUNT: AdmissionPlugin = {
  resource: CLUSTER_EXTENSIONS,
  warnings: (extension) =>
    (textAt(extension.spec, 'serviceAccount', 'name') ?? '') === ''
      ? []
      : [
          `Validation failed for ValidatingAdmissionPolicy '${POLICY}' with binding '${POLICY}': spec.serviceAccount is deprecated, ignored, and will be removed in a future release. The operator-controller's cluster-admin service account is used for all cluster interactions.`,
        ],
};
