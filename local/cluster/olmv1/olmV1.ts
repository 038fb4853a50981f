/** OLM v1: its kinds, catalogd, and admission. */
import type { NamedCatalog } from '../../catalogs/fbc';
import type { AdmissionPlugin } from '../kube/admission/plugins';
import type { ServiceServer } from '../kube/http/exchange';
import type { ClusterClient, Controller, DraftObject } from '../kube/types';
import { createCatalogs, type Pushed } from '../olm/catalog/catalogs';
import { createBundleImages, type Outage } from '../olm/unpack/bundleImages';
import type { Platform } from '../seed/base';
import { CLUSTER_CATALOG, clusterExtension } from '../seed/crds/olmV1';
import { componentDeployment } from '../seed/olmObjects';
import { put } from '../seed/put';
import { OLM_V1_ROLES, OLM_V1_VIEWERS } from '../seed/roles/olmV1';
import { olmV1Admission } from './admission';
import { createCatalogd } from './catalogd/catalogController';
import { contentServer } from './catalogd/contentServer';
import { createCatalogStore } from './catalogd/store';
import { createOperatorController } from './controller/extensionController';
import { createClusterOlmOperator, seedDefaultCatalogs } from './defaultCatalogs';
import { CATALOGD_SERVICE, OLM_V1_NAMESPACES, type OlmV1Version } from './names';
import { seedOlmV1Platform } from './platform';

const RBAC = 'rbac.authorization.k8s.io';

type OlmV1Options = {
  readonly version: OlmV1Version;
  readonly platform: Platform;
  readonly catalogs: readonly NamedCatalog[];
  readonly outage: Outage;
  readonly pushed: Pushed;
};

export type OlmV1 = {
  readonly admission: readonly AdmissionPlugin[];
  readonly controllers: readonly Controller[];
  readonly services: ReadonlyMap<string, ServiceServer>;
  /** Responses of catalogd. */
  readonly catalogd: ServiceServer;
  readonly seed: (client: ClusterClient) => void;
};

export function olmV1Of({ version, platform, catalogs, outage, pushed }: OlmV1Options): OlmV1 {
  const managesNamespaces = version === 'experimental';
  const mode = version === '5.0' || managesNamespaces ? 'ignored' : 'required';
  const isPreview = version === '4.22-tech-preview' || managesNamespaces;
  const namespaces = OLM_V1_NAMESPACES[platform];
  const store = createCatalogStore();
  const catalogd = contentServer(store, () => isPreview);
  const registries = createCatalogs(catalogs, { pushed });
  return {
    admission: olmV1Admission(mode),
    controllers: [
      createCatalogd({ catalogs: registries, store, outage, namespace: namespaces.catalogd }),
      createOperatorController({
        store,
        bundles: createBundleImages(registries, outage),
        namespace: namespaces.controller,
        usesAccounts: mode === 'required',
        isPreview,
      }),
      ...(platform === 'openshift' ? [createClusterOlmOperator(catalogs)] : []),
    ],
    services: new Map([[`${namespaces.catalogd}/${CATALOGD_SERVICE}`, catalogd]]),
    catalogd,
    seed: (client) => {
      for (const definition of [
        CLUSTER_CATALOG,
        clusterExtension({ account: mode, isPreview, managesNamespaces }),
      ]) {
        put(client, 'customresourcedefinitions.apiextensions.k8s.io', definition);
      }
      for (const role of OLM_V1_ROLES) put(client, `clusterroles.${RBAC}`, role);
      for (const binding of OLM_V1_VIEWERS) put(client, `clusterrolebindings.${RBAC}`, binding);
      for (const name of new Set(Object.values(namespaces))) {
        put(client, 'namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
      }
      put(client, 'services', service(namespaces.catalogd));
      for (const [part, namespace] of [
        ['catalogd', namespaces.catalogd],
        ['operator-controller', namespaces.controller],
      ] as const) {
        put(client, ...componentDeployment(`${part}-controller-manager`, namespace, { part }));
      }
      seedDefaultCatalogs(client, platform, catalogs);
      if (platform === 'openshift') seedOlmV1Platform(client, version);
    },
  };
}

function service(namespace: string): DraftObject {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: CATALOGD_SERVICE, namespace },
    spec: {
      selector: { 'app.kubernetes.io/name': 'catalogd' },
      ports: [{ name: 'https', port: 443, targetPort: 8443, protocol: 'TCP' }],
      type: 'ClusterIP',
    },
  };
}
