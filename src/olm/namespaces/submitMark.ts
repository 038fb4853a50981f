import type { Manifest, Metadata } from '~/kube/models/meta';

/** An installation of a package into a namespace. */
export type InstallIdentity = {
  readonly namespace: string;
  readonly packageName: string;
};

/**
 * The annotation on every object that an installation creates; its value is the name of the package. Controllers ignore
 * it, and exported YAML omits it. It identifies the objects that a canceled installation can delete, even after a
 * reload. Objects without it existed before.
 */
export const CREATED_BY_INSTALL = 'operator-hub/created-by-install';

/** The manifest with the annotation of its installation. */
export function marked<T extends Manifest>(manifest: T, packageName: string): T {
  const annotations = { ...manifest.metadata.annotations, [CREATED_BY_INSTALL]: packageName };
  return { ...manifest, metadata: { ...manifest.metadata, annotations } };
}

/**
 * The objects that the installation created, identified by the annotation: those in its namespace, and that namespace.
 * Objects in deletion are omitted.
 */
export function createdBy<T extends { readonly metadata: Metadata }>(
  install: InstallIdentity,
  objects: readonly T[],
): readonly T[] {
  return objects.filter(
    ({ metadata }) =>
      metadata.annotations?.[CREATED_BY_INSTALL] === install.packageName &&
      (metadata.namespace ?? metadata.name) === install.namespace &&
      metadata.deletionTimestamp === undefined,
  );
}
