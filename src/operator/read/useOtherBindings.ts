import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import type { Address } from '~/kube/resource';
import { recordIn } from '~/kube/json';
import type { Failure, Permission } from '~/kube/failure';
import {
  type Binding,
  type BindingHolder,
  type OtherBinding,
  type OtherBindings,
  type RoleName,
  bindingsIn,
  sortedBindings,
} from '~/operator/rules/otherBindings';
import type { Loadable } from '~/kube/loadable';
import { ratedRules } from '~/olm/permissions/permissions';
import { rulesIn } from '~/olm/permissions/policyRule';
import type { ResourceModel } from '~/kube/models/meta';
import {
  clusterRoleBindingModel,
  clusterRoleModel,
  roleBindingModel,
  roleModel,
} from '~/kube/models/rbac';
import { fromQuery } from '~/kube/fromQuery';
import { ifAllowedOneOfMany } from '~/kube/useCan';

/**
 * The permissions of an Operator's ServiceAccounts beyond its CSV. Reads all bindings of the cluster, and therefore
 * waits for a request; `null` until then.
 */
export function useOtherBindings(holder: BindingHolder): {
  readonly found: Loadable<OtherBindings> | null;
  readonly ask: () => void;
} {
  const [isRequested, setRequested] = useState(false);
  const query = useQuery({ ...otherBindings(holder), enabled: isRequested });
  return {
    found: isRequested ? fromQuery(query) : null,
    ask: () => {
      if (isRequested) void query.refetch();
      else setRequested(true);
    },
  };
}

function otherBindings(holder: BindingHolder) {
  return queryOptions({
    queryKey: ['other-bindings', holder],
    queryFn: async ({ signal }): Promise<OtherBindings> => {
      const everywhere = await Promise.all([
        listed(clusterRoleBindingModel, {}, signal),
        listed(roleBindingModel, {}, signal),
      ]);
      const [wide, local] = everywhere;
      const own = local.failure === null ? null : await ownBindings(holder, signal);
      const bindings = [
        ...bindingsIn(wide.list, 'ClusterRoleBinding', holder),
        ...bindingsIn(own?.list ?? local.list, 'RoleBinding', holder),
      ];
      const read = await withRules(bindings, signal);
      const failures = [...everywhere, ...(own === null ? [] : [own]), ...read.roles];
      return sortedBindings(read.bindings, missingPermissions(failures));
    },
  });
}

/** Without permission for all namespaces, those of the Operator's namespace. */
function ownBindings({ namespace }: BindingHolder, signal: AbortSignal): Promise<Answer> {
  return listed(roleBindingModel, { namespace }, signal);
}

const readOneOfMany = ifAllowedOneOfMany(getJson);

type Answer = { readonly list: unknown; readonly failure: Failure | null };

/** The list, or the failure without permission. @throws ClusterError for other failures */
async function listed(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return { list: await readOneOfMany(model, address, signal), failure: null };
  } catch (error) {
    const isAnswer =
      error instanceof ClusterError && ['forbidden', 'not-found'].includes(error.failure.kind);
    if (!isAnswer) throw error;
    return { list: null, failure: error.failure };
  }
}

/** Each role is requested once. */
async function withRules(bindings: readonly Binding[], signal: AbortSignal) {
  const requested = new Map<string, Promise<Answer>>();
  for (const { role } of bindings) {
    const key = keyOf(role);
    if (!requested.has(key)) requested.set(key, roleOf(role, signal));
  }
  const roles = await Promise.all(requested.values());
  const byKey = new Map([...requested.keys()].map((key, index) => [key, roles[index]]));
  return {
    roles,
    bindings: bindings.map((binding): OtherBinding => {
      const answer = byKey.get(keyOf(binding.role));
      const isRead = answer?.failure === null;
      return {
        ...binding,
        rules: isRead ? ratedRules(rulesIn(recordIn(answer.list)['rules'])) : null,
      };
    }),
  };
}

function roleOf({ kind, name, namespace }: RoleName, signal: AbortSignal): Promise<Answer> {
  const model = kind === 'Role' ? roleModel : clusterRoleModel;
  return listed(model, namespace === null ? { name } : { name, namespace }, signal);
}

function keyOf({ kind, name, namespace }: RoleName): string {
  return [kind, namespace ?? '', name].join(' ');
}

/** One per kind and namespace, because single names would make a long list. */
function missingPermissions(answers: readonly Answer[]): readonly Permission[] {
  const permissions = answers.flatMap(({ failure }) => {
    if (failure?.permission === undefined) return [];
    const { verb, group, resource, namespace } = failure.permission;
    return [{ verb, group, resource, ...(namespace === undefined ? {} : { namespace }) }];
  });
  return [
    ...new Map(
      permissions.map((permission) => [Object.values(permission).join(' '), permission]),
    ).values(),
  ];
}
