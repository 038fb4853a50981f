/** The catalog operator of OLM v0: registries, packages, resolution, unpacking, install plans. */
import type { NamedCatalog } from '../../../catalogs/fbc';
import type { ClusterClient, Controller, VirtualResource } from '../../kube/types';
import { kubelet } from '../../workloads/kubelet';
import { packageManifests } from '../packages/packageManifests';
import { CATALOG_SOURCE_LABEL } from '../shared/names';
import { resolutionController } from '../subscription/resolutionController';
import { subscriptionController } from '../subscription/subscriptionController';
import { createBundleImages, type Outage } from '../unpack/bundleImages';
import { unpackController } from '../unpack/unpackController';
import { type Catalogs, createCatalogs, type Pushed } from './catalogs';
import { imageTemplateController } from './imageTemplate';
import { registryController } from './registryController';
import { registryImages } from './registryImages';
import { seedCatalogSources } from './seedCatalogSources';

export type CatalogSideOptions = {
  /** Unpack timeout; OLM's default of 10 minutes is too long to watch. */
  readonly unpackTimeoutSeconds?: number;
  /** Namespace of cluster-wide catalogs. Absent: OpenShift's. */
  readonly globalNamespace?: string;
  /** Images that temporarily cannot be pulled. */
  readonly outage?: Outage;
  readonly pushed?: Pushed;
};

export type CatalogSide = {
  readonly controllers: readonly Controller[];
  readonly packages: (client: ClusterClient) => readonly VirtualResource[];
  /** Creates the CatalogSources. */
  readonly seed: (client: ClusterClient) => void;
};

export function olmCatalogSide(
  named: readonly NamedCatalog[],
  options: CatalogSideOptions = {},
): CatalogSide {
  const { globalNamespace, pushed, outage = () => undefined } = options;
  const catalogs = createCatalogs(named, { globalNamespace, pushed });
  const unpackTimeoutSeconds = options.unpackTimeoutSeconds ?? 90;
  return {
    controllers: [
      imageTemplateController,
      registryController(catalogs),
      registryKubelet(catalogs, outage),
      subscriptionController(catalogs),
      resolutionController({ catalogs, unpackTimeoutSeconds }),
      unpackController(createBundleImages(catalogs, outage)),
    ],
    packages: (client) => [packageManifests(client, catalogs)],
    seed: (client) => {
      seedCatalogSources(client, catalogs);
    },
  };
}

/** Runs the catalogs' pods with the images of their registries. */
function registryKubelet(catalogs: Catalogs, outage: Outage): Controller {
  const name = 'kubelet-of-catalogs';
  return {
    name,
    start: (client, clock) =>
      kubelet({
        name,
        takes: ({ metadata }) => metadata.labels?.[CATALOG_SOURCE_LABEL] !== undefined,
        images: registryImages(client, catalogs, outage),
      }).start(client, clock),
  };
}
