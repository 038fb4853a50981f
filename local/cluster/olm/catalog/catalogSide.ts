/** The half of OLM v0 that deals with catalogs: registries, packages, resolution, unpacking, install plans. */
import type { NamedCatalog } from '../../../catalogs/fbc';
import type { ClusterClient, Controller, VirtualResource } from '../../kube/types';
import { packageManifests } from '../packages/packageManifests';
import { resolutionController } from '../subscription/resolutionController';
import { subscriptionController } from '../subscription/subscriptionController';
import { createBundleImages, type Outage } from '../unpack/bundleImages';
import { unpackController } from '../unpack/unpackController';
import { createCatalogs } from './catalogs';
import { registryController } from './registryController';
import { seedCatalogSources } from './seedCatalogSources';

export type CatalogSideOptions = {
  /** How long a bundle may take to unpack; OLM's own 10 minutes are too long to watch. */
  readonly unpackTimeoutSeconds?: number;
  /** Where the catalogs lie, for all namespaces. Absent: OpenShift's. */
  readonly globalNamespace?: string;
  /** Bundle images that cannot be pulled now, beside those that never can. */
  readonly outage?: Outage;
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
  const catalogs = createCatalogs(named, options.globalNamespace);
  const unpackTimeoutSeconds = options.unpackTimeoutSeconds ?? 90;
  return {
    controllers: [
      registryController(catalogs),
      subscriptionController(catalogs),
      resolutionController({ catalogs, unpackTimeoutSeconds }),
      unpackController(createBundleImages(catalogs, options.outage ?? (() => undefined))),
    ],
    packages: (client) => [packageManifests(client, catalogs)],
    seed: (client) => {
      seedCatalogSources(client, catalogs);
    },
  };
}
