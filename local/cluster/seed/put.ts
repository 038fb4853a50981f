/** Creates resources of seeds, which can run on a cluster that already has some of them. */
import { objectAt } from '../kube/json';
import type { ClusterClient, DraftObject, ResourceKey } from '../kube/types';

/** Creates the object with its status, unless one of that name exists. */
export function put(client: ClusterClient, resource: ResourceKey, object: DraftObject): void {
  const { name = '', namespace } = object.metadata;
  const ref = { resource, name, ...(namespace === undefined ? {} : { namespace }) };
  if (client.get(ref) !== undefined) {
    return;
  }
  client.create(resource, object);
  const status = objectAt(object, 'status');
  // Read again, because controllers might have changed it.
  const created = client.get(ref);
  if (created !== undefined && status !== undefined) {
    client.updateStatus(resource, { ...created, status });
  }
}
