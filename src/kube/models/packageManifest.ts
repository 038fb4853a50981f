import type { ResourceModel } from './meta';

/** Served by OLM's package server, which supports get and list but not watch. */
export const packageManifestModel = {
  group: 'packages.operators.coreos.com',
  version: 'v1',
  kind: 'PackageManifest',
  plural: 'packagemanifests',
  namespaced: true,
} as const satisfies ResourceModel;
