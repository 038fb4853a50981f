import type { ResourceModel, Stored } from '~/kube/models/meta';
import { recordIn } from '~/kube/json';

/**
 * An object as stored, without `managedFields`. It gets the kind and version of its model, because the items of a list
 * do not have them.
 */
export function storedManifest(
  { group, version, kind }: ResourceModel,
  stored: Stored<string>,
): object {
  const metadata = Object.entries(recordIn(stored.metadata)).filter(
    ([key]) => key !== 'managedFields',
  );
  return {
    apiVersion: `${group}/${version}`,
    kind,
    ...stored,
    metadata: Object.fromEntries(metadata),
  };
}

/** An object as a user writes it, without what the API server, OLM or a GitOps tool adds to the metadata. */
export function declaredManifest(
  { group, version, kind }: ResourceModel,
  { metadata, spec }: Stored<string>,
): object {
  const { name, namespace } = metadata;
  return { apiVersion: `${group}/${version}`, kind, metadata: { name, namespace }, spec };
}
