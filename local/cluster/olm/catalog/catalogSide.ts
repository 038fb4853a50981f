/** The half of OLM v0 that deals with catalogs: registries, packages, resolution, unpacking, install plans. */
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
  /** How long a bundle may take to unpack; OLM's own 10 minutes are too long to watch. */
  readonly unpackTimeoutSeconds?: number;
  /** Where the catalogs lie, for all namespaces. Absent: OpenShift's. */
  readonly globalNamespace?: string;
  /** Images that cannot be pulled now, beside those that never can. */
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

/** Runs the catalogs' pods: it knows the registries that have their images. */
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
