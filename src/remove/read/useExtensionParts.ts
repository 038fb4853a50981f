import { useMemo } from 'react';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useAllowedList } from '~/kube/allowedLists';
import { ifAllowed } from '~/kube/useCan';
import { fromQuery } from '~/kube/fromQuery';
import { listIn, recordIn, textIn } from '~/kube/json';
import { type Loadable, all, dataOr, map, ready } from '~/kube/loadable';
import { type ClusterExtension, clusterExtensionModel } from '~/kube/models/olmV1';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { type Namespace, namespaceModel } from '~/kube/models/namespace';
import {
  clusterRoleBindingModel,
  clusterRoleModel,
  roleBindingModel,
  roleModel,
} from '~/kube/models/rbac';
import { type ServiceAccount, serviceAccountModel } from '~/kube/models/core';
import { getList } from '~/kube/request';
import { readExtension } from '~/olm/extensions/extension';
import { isMarkedFor, ownedBy } from '~/olm/extensions/ownerLabels';
import { type ExtensionParts, isNamespace } from '~/remove/rules/extensionSteps';
import { namespaceContents } from '~/olm/read/namespaceContents';
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
  const { installers, isNamespaceRead, keptAccount } = useInstallers(name, dataOr(extensions, []));
  const own = dataOr(extensions, []).find(({ metadata }) => metadata.name === name);
  const isManaged = own !== undefined && namespaceOf(own) === null;
  const namespaces = useAllowedList<Namespace>(
    namespaceModel,
    isManaged ? { namespace: null, labels } : null,
  );
  const place = isManaged ? (dataOr(namespaces, [])[0]?.metadata ?? null) : null;
  const contents = fromQuery(
    useQuery({ ...namespaceContents(place?.name ?? ''), enabled: place !== null }),
  );
  return map(all({ extensions, definitions }), (seen) => {
    const found = seen.extensions.find(({ metadata }) => metadata.name === name);
    if (found === undefined) return null;
    return {
      name,
      uid: found.metadata.uid ?? null,
      isApplied: readExtension(found).installed !== null,
      apis: seen.definitions.map(({ metadata }, at) => {
        const answer = operands[at];
        return {
          name: metadata.name,
          uid: metadata.uid ?? null,
          operands: answer === undefined ? ready(null) : fromQuery(answer),
        };
      }),
      installers,
      managedNamespace: isManaged
        ? map(namespaces, () => place && { name: place.name, uid: place.uid ?? null, contents })
        : ready(null),
      keptAccount,
      keptNamespace: !isNamespaceRead || installers.some(isNamespace) ? null : namespaceOf(found),
    };
  });
}

const EVERYWHERE = { namespace: null };

/** Excludes objects that another extension uses or that are not readable. */
function useInstallers(
  name: string,
  extensions: readonly ClusterExtension[],
): Pick<ExtensionParts, 'installers' | 'keptAccount'> & { readonly isNamespaceRead: boolean } {
  const { account: where, namespace, keptAccount } = onlyOf(name, extensions);
  const accounts = useAllowedList<ServiceAccount>(serviceAccountModel, where);
  const bindings = useQuery({ ...roleBindings, enabled: where !== null });
  const inPlace = useAllowedList<Stored<string>>(
    roleBindingModel,
    where && { namespace: where.namespace },
  );
  const namespaces = useAllowedList<Namespace>(
    namespaceModel,
    namespace === null ? null : { namespace: null, name: namespace },
  );
  const found = (model: ResourceModel, objects: readonly Stored<string>[]) =>
    objects.map(({ metadata }) => ({
      isMade: isMarkedFor(name, metadata),
      model,
      name: metadata.name,
      namespace: metadata.namespace ?? null,
      uid: metadata.uid ?? null,
    }));
  const isOurs = ({ metadata }: Stored<string>) => isMarkedFor(name, metadata);
  const local = dataOr(inPlace, []).filter(isOurs);
  const ofAccount =
    where === null ? [] : (bindings.data ?? []).filter((binding) => isOnlyFor(binding, where));
  const installers = [
    ...found(clusterRoleBindingModel, ofAccount),
    ...found(clusterRoleModel, ofAccount.filter(isOurs).flatMap(roleMadeWith)),
    ...found(roleBindingModel, local),
    ...found(roleModel, local.flatMap(roleMadeWith)),
    ...(where === null ? [] : found(serviceAccountModel, dataOr(accounts, []))),
    ...found(namespaceModel, dataOr(namespaces, []).filter(isOurs)),
  ];
  // Without permission, or if others use it, it is not deleted either.
  const isNamespaceRead = namespace === null || namespaces.status !== 'loading';
  return { installers, isNamespaceRead, keptAccount };
}

/** The ServiceAccount and the namespace of an extension; `null` if another one also uses them. */
function onlyOf(name: string, extensions: readonly ClusterExtension[]) {
  const own = extensions.find(({ metadata }) => metadata.name === name);
  if (own === undefined) return { account: null, namespace: null, keptAccount: null };
  const others = extensions.filter((one) => one !== own);
  const [account, namespace] = [accountOf(own), namespaceOf(own)];
  const users = others
    .filter((one) => isSame(accountOf(one), account))
    .map(({ metadata }) => metadata.name);
  const isShared = account !== null && users.length > 0;
  return {
    account: isShared ? null : account,
    keptAccount: isShared ? { name: account.name, users } : null,
    namespace: others.some((one) => namespaceOf(one) === namespace) ? null : namespace,
  };
}

/** Permissions that are granted here are a role and a binding of the same name (`installerCalls`). */
function roleMadeWith(binding: Stored<string>): readonly Stored<string>[] {
  const { name, namespace, annotations = {} } = binding.metadata;
  const isSameName = recordIn(recordIn(binding)['roleRef'])['name'] === name;
  const metadata = { name, annotations, ...(namespace === undefined ? {} : { namespace }) };
  return isSameName ? [{ metadata }] : [];
}

type Account = { readonly namespace: string; readonly name: string };

function namespaceOf({ spec }: ClusterExtension): string | null {
  return textIn(recordIn(spec)['namespace']);
}

function accountOf(extension: ClusterExtension): Account | null {
  const namespace = namespaceOf(extension);
  const name = textIn(recordIn(recordIn(extension.spec)['serviceAccount'])['name']);
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
