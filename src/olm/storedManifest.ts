import type { ResourceModel, Stored } from '~/kube/models/meta';
import { recordIn } from '~/kube/json';

/**
 * An object as the API server answers it, but for the record of who wrote which field. The items of a list do not say what
 * they are.
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
