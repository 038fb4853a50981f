import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson, getMetadata } from '~/kube/request';
import { type NamespaceContent, contentIn, contentsIn } from '~/olm/namespaces/namespaceContents';
import { requestedFor } from '~/install/rules/requestedProject';
import { type InstallIdentity, createdBy } from '~/olm/namespaces/submitMark';
import { configMapModel } from '~/kube/models/configMap';
import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel } from '~/kube/models/namespace';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import { roleBindingModel, roleModel } from '~/kube/models/rbac';
import { subscriptionModel } from '~/kube/models/subscription';
import { requestedProjects } from './requestedProjects';
import { ifAllowed } from '~/kube/askedFirst';

/** What an installation can create, in the order in which it does. */
const KINDS = [roleModel, roleBindingModel, configMapModel, operatorGroupModel, subscriptionModel];

/**
 * What an installation has created, told by its mark: from the cluster, so that it is known after a reload too. A project
 * that was requested for it has none and comes as a Project. Kinds that the user may not read are left out: the user could
 * not have created them either.
 * @param moment distinguishes the questions of those who want to know it anew
 */
export function markedObjects(install: InstallIdentity, moment: string) {
  return queryOptions({
    queryKey: ['marked', install, moment],
    queryFn: async ({ signal }): Promise<readonly NamespaceContent[]> => {
      const { namespace, packageName } = install;
      // Together: a question that is given up must not leave the others without anybody who hears of it.
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
