import type { Manifest, Metadata } from '~/kube/models/meta';

/** An installation of a package into a namespace. */
export type InstallIdentity = {
  readonly namespace: string;
  readonly packageName: string;
};

/**
 * The annotation on every object that an installation creates; its value is the name of the package. No controller reads
 * it and it is not part of the YAML that a user takes away: it lets Cancel and Back out find out, also after a reload,
 * what to remove. An object without it was there before, and is nobody's business here.
 */
export const CREATED_BY_INSTALL = 'operator-hub/created-by-install';

/** The manifest as it is sent to the server: with the mark of its installation. */
export function marked<T extends Manifest>(manifest: T, packageName: string): T {
  const annotations = { ...manifest.metadata.annotations, [CREATED_BY_INSTALL]: packageName };
  return { ...manifest, metadata: { ...manifest.metadata, annotations } };
}

/**
 * Those objects that the installation created, told by their mark: what lies in its namespace, and that namespace itself.
 * An object that is going away already is no longer there for it.
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
