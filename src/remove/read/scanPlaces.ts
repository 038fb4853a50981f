import { ClusterError } from '~/kube/clusterError';
import { listPermission } from '~/kube/permissions';
import type { Permission } from '~/kube/failure';
import { textIn, recordIn } from '~/kube/json';
import { namespaceModel, projectModel } from '~/kube/models/namespace';
import type { ResourceModel } from '~/kube/models/meta';
import { mayList } from '~/kube/reviewedRequests';
import { queryClient } from '~/kube/queryClient';
import { inTurn, readList } from './readList';

/** The maximum number of namespaces for users without permission for all: each takes about ten requests. */
const MOST = 20;

/**
 * The namespaces to read without permission for all: the given one, or those that the user can see.
 * @param namespace `null`: no specific one
 */
export async function ownNamespaces(
  namespace: string | null,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (namespace !== null) return [namespace];
  for (const model of [projectModel, namespaceModel]) {
    if (!(await mayList(queryClient, model, null))) continue;
    try {
      const found = await readList(model, { extent: 'metadata' }, signal);
      return found
        .flatMap((item) => textIn(recordIn(recordIn(item)['metadata'])['name']) ?? [])
        .slice(0, MOST);
    } catch (error) {
      if (!(error instanceof ClusterError)) throw error;
    }
  }
  return [];
}

export type Places =
  | { readonly kind: 'everywhere' }
  /** The permission to list in all namespaces is missing. */
  | {
      readonly kind: 'namespaces';
      readonly names: readonly string[];
      readonly missing: Permission;
    };

/** The namespaces in which a kind can be listed, reviewed before any list, so that no list is forbidden. */
export async function placesOf(
  model: ResourceModel,
  own: () => Promise<readonly string[]>,
): Promise<Places> {
  if (await mayScan(model, null)) return { kind: 'everywhere' };
  const missing = listPermission(model);
  const names = model.namespaced ? await own() : [];
  const answers = await Promise.all(names.map((name) => mayScan(model, name)));
  return {
    kind: 'namespaces',
    names: names.filter((_, index) => answers[index] === true),
    missing,
  };
}

/** One of many such reviews. */
export async function mayScan(model: ResourceModel, namespace: string | null): Promise<boolean> {
  return inTurn(() => mayList(queryClient, model, namespace));
}
