/** Seeds can run on a cluster that already has some of their objects. */
import { objectAt } from '../kube/json';
import type { ClusterClient, DraftObject, ResourceKey } from '../kube/types';

/** Creates the object, with its status, unless there is one of that name. */
export function put(client: ClusterClient, resource: ResourceKey, object: DraftObject): void {
  const { name = '', namespace } = object.metadata;
  const ref = { resource, name, ...(namespace === undefined ? {} : { namespace }) };
  if (client.get(ref) !== undefined) {
    return;
  }
  client.create(resource, object);
  const status = objectAt(object, 'status');
  // Read again: controllers may have changed it at once.
  const created = client.get(ref);
  if (created !== undefined && status !== undefined) {
    client.updateStatus(resource, { ...created, status });
  }
}
