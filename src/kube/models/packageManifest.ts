import type { ResourceModel } from './meta';

/** Answered by OLM's package server; it can be got and listed, never watched. Its content is parsed in `domain/catalog`. */
export const packageManifestModel = {
  group: 'packages.operators.coreos.com',
  version: 'v1',
  kind: 'PackageManifest',
  plural: 'packagemanifests',
  namespaced: true,
} as const satisfies ResourceModel;
