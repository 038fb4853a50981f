import { useMemo } from 'react';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useAllowedList } from '~/kube/allowedLists';
import { ifAllowed } from '~/kube/askedFirst';
import { fromQuery } from '~/kube/fromQuery';
import { listIn, recordIn, textIn } from '~/kube/json';
import { type Loadable, all, dataOr, map, ready } from '~/kube/loadable';
import { type ClusterExtension, clusterExtensionModel } from '~/kube/models/clusterExtension';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import type { Stored } from '~/kube/models/meta';
import { clusterRoleBindingModel } from '~/kube/models/rbac';
import { type ServiceAccount, serviceAccountModel } from '~/kube/models/serviceAccount';
import { getList } from '~/kube/request';
import { ownedBy } from '~/olm/extensions/ownerLabels';
import type { ExtensionParts, InstallerObject } from '~/remove/rules/extensionSteps';
import { operandList } from './operandLists';
import { apiNamed } from './useObjectsOf';

/**
 * The objects that are deleted with an extension, and those that can be; `null`: there is no extension with this name.
 */
export function useExtensionParts(name: string): Loadable<ExtensionParts | null> {
  const extensions = useAllowedList<ClusterExtension>(clusterExtensionModel, EVERYWHERE);
  const labels = useMemo(() => ownedBy(name), [name]);
  const definitions = useAllowedList(customResourceDefinitionModel, { namespace: null, labels });
  const names = dataOr(definitions, []).map(({ metadata }) => metadata.name);
  const operands = useQueries({ queries: names.map((one) => operandList(apiNamed(one), [])) });
  const installers = useInstallers(name, dataOr(extensions, []));
  return map(all({ extensions, definitions }), (seen) => {
    const found = seen.extensions.find(({ metadata }) => metadata.name === name);
    if (found === undefined) return null;
    return {
      name,
      uid: found.metadata.uid ?? null,
      apis: seen.definitions.map(({ metadata }, at) => {
        const answer = operands[at];
        return {
          name: metadata.name,
          uid: metadata.uid ?? null,
          operands: answer === undefined ? ready(null) : fromQuery(answer),
        };
      }),
      installers,
    };
  });
}

const EVERYWHERE = { namespace: null };

/** Excludes objects that another extension uses or that are not readable. */
function useInstallers(
  name: string,
  extensions: readonly ClusterExtension[],
): readonly InstallerObject[] {
  const own = extensions.find(({ metadata }) => metadata.name === name);
  const account = own === undefined ? null : accountOf(own);
  const isShared = extensions.some((one) => one !== own && isSame(accountOf(one), account));
  const where = account === null || isShared ? null : account;
  const accounts = useAllowedList<ServiceAccount>(serviceAccountModel, where);
  const bindings = useQuery({ ...roleBindings, enabled: where !== null });
  if (where === null) return [];
  const ofAccount = (bindings.data ?? []).filter((binding) => isOnlyFor(binding, where));
  return [
    ...ofAccount.map(({ metadata }) => ({
      model: clusterRoleBindingModel,
      name: metadata.name,
      namespace: null,
      uid: metadata.uid ?? null,
    })),
    ...dataOr(accounts, []).map(({ metadata }) => ({
      model: serviceAccountModel,
      name: metadata.name,
      namespace: where.namespace,
      uid: metadata.uid ?? null,
    })),
  ];
}

type Account = { readonly namespace: string; readonly name: string };

function accountOf({ spec }: ClusterExtension): Account | null {
  const namespace = textIn(recordIn(spec)['namespace']);
  const name = textIn(recordIn(recordIn(spec)['serviceAccount'])['name']);
  return namespace === null || name === null ? null : { namespace, name };
}

function isSame(one: Account | null, other: Account | null): boolean {
  return one?.name === other?.name && one?.namespace === other?.namespace;
}

const roleBindings = queryOptions({
  queryKey: ['uninstall', 'cluster-role-bindings'],
  queryFn: ({ signal }) => ifAllowed(getList<Stored<string>>)(clusterRoleBindingModel, {}, signal),
  gcTime: 0,
});

function isOnlyFor(binding: Stored<string>, { namespace, name }: Account): boolean {
  const subjects = listIn(recordIn(binding)['subjects']).map(recordIn);
  return (
    subjects.length > 0 &&
    subjects.every(
      (one) =>
        one['kind'] === 'ServiceAccount' && one['name'] === name && one['namespace'] === namespace,
    )
  );
}
