import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson, getMetadata } from '~/kube/request';
import { type NamespaceContent, contentIn, contentsIn } from '~/olm/namespaces/namespaceContents';
import { requestedFor } from '~/install/rules/namespaces';
import { type InstallIdentity, createdBy } from '~/olm/namespaces/submitMark';
import { configMapModel, serviceAccountModel } from '~/kube/models/core';
import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel } from '~/kube/models/namespace';
import { operatorGroupModel, subscriptionModel } from '~/kube/models/olm';
import { roleBindingModel, roleModel } from '~/kube/models/rbac';
import { requestedProjects } from './requestedProjects';
import { ifAllowed } from '~/kube/useCan';

/** The kinds that an installation can create, in order. */
const KINDS = [
  serviceAccountModel,
  roleModel,
  roleBindingModel,
  configMapModel,
  operatorGroupModel,
  subscriptionModel,
];

/**
 * The objects that an installation created, by their annotation: read from the cluster, so that they are known after a
 * reload. A requested project has no annotation and is included as a Project. Unreadable kinds are omitted, because the
 * user could not have created them.
 * @param moment distinguishes repeated requests
 */
export function markedObjects(install: InstallIdentity, moment: string) {
  return queryOptions({
    queryKey: ['marked', install, moment],
    queryFn: async ({ signal }): Promise<readonly NamespaceContent[]> => {
      const { namespace, packageName } = install;
      // In parallel, so that an aborted request does not leave the others without a handler.
      const [place, ...lists] = await Promise.all([
        readable(ifAllowed(getJson)(namespaceModel, { name: namespace }, signal)),
        ...KINDS.map((model) => readable(ifAllowed(getMetadata)(model, { namespace }, signal))),
      ]);
      const places = contentIn(place, namespaceModel);
      const found = lists.flatMap((list, index) => listed(list, KINDS[index]));
      return [
        ...requestedFor(install, places, requestedProjects(packageName)),
        ...createdBy(install, [...places, ...found]),
      ];
    },
    staleTime: 0,
    gcTime: 0,
  });
}

async function readable(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (isBarred(error)) return null;
    throw error;
  }
}

function isBarred(error: unknown): boolean {
  if (!(error instanceof ClusterError)) return false;
  return ['forbidden', 'not-found', 'not-served'].includes(error.failure.kind);
}

function listed(list: unknown, model: ResourceModel | undefined): readonly NamespaceContent[] {
  return model === undefined ? [] : contentsIn(list, model);
}
