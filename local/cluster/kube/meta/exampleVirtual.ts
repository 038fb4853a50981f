/** For tests: the package server's resource, without packages. */
import type { VirtualResource } from '../types';

export const PACKAGE_MANIFESTS: VirtualResource = {
  served: {
    key: 'packagemanifests.packages.operators.coreos.com',
    group: 'packages.operators.coreos.com',
    version: 'v1',
    plural: 'packagemanifests',
    kind: 'PackageManifest',
    namespaced: true,
  },
  singular: 'packagemanifest',
  shortNames: [],
  categories: [],
  list: () => [],
  get: () => undefined,
  subresources: { icon: () => undefined },
};
