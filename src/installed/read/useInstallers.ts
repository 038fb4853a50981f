import { useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import type { Failure } from '~/kube/failure';
import { fromQuery } from '~/kube/fromQuery';
import type { Loadable } from '~/kube/loadable';
import type { ResourceModel } from '~/kube/models/meta';
import {
  clusterRoleBindingModel,
  clusterRoleModel,
  roleBindingModel,
  roleModel,
} from '~/kube/models/rbac';
import { getJson } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';
import {
  type GeneratedRole,
  generatedRoles,
  type Installer,
  installersIn,
} from '~/installed/rules/namespaces/installers';

export type Installers = {
  readonly installers: readonly Installer[];
  /** The lists that the user cannot read: others might be able to install as well. */
  readonly unread: readonly Failure[];
  /** The ClusterRoles of the OperatorGroup. */
  readonly generated: readonly GeneratedRole[];
};

/**
 * Who can install Operators in a namespace, and who can use their APIs. Reads all roles and bindings of it and of the
 * cluster.
 * @param group the name of its OperatorGroup; empty: none
 */
export function useInstallers(namespace: string, group: string): Loadable<Installers> {
  return fromQuery(
    useQuery({
      queryKey: ['installers', namespace, group],
      queryFn: async ({ signal }): Promise<Installers> => {
        const [roleBindings, roles, clusterRoleBindings, clusterRoles] = await Promise.all([
          listed(roleBindingModel, namespace, signal),
          listed(roleModel, namespace, signal),
          listed(clusterRoleBindingModel, null, signal),
          listed(clusterRoleModel, null, signal),
        ]);
        const lists = { roleBindings, roles, clusterRoleBindings, clusterRoles };
        return {
          installers: installersIn({
            roleBindings: roleBindings.list,
            roles: roles.list,
            clusterRoleBindings: clusterRoleBindings.list,
            clusterRoles: clusterRoles.list,
          }),
          generated: generatedRoles(clusterRoles.list, { name: group, namespace }),
          unread: Object.values(lists).flatMap(({ failure }) => failure ?? []),
        };
      },
      staleTime: 0,
      gcTime: 0,
    }),
  );
}

type Answer = { readonly list: unknown; readonly failure: Failure | null };

/** The list, or the failure without permission. @throws ClusterError for other failures */
async function listed(
  model: ResourceModel,
  namespace: string | null,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const address = namespace === null ? {} : { namespace };
    return { list: await ifAllowed(getJson)(model, address, signal), failure: null };
  } catch (error) {
    if (!(error instanceof ClusterError) || error.failure.kind !== 'forbidden') throw error;
    return { list: null, failure: error.failure };
  }
}
