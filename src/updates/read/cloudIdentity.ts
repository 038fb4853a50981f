import { queryOptions, useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import type { FailureKind } from '~/kube/failure';
import { type CloudIdentity, cloudIdentityOf } from '~/olm/packages/cloudIdentity';
import { type Loadable, ready } from '~/kube/loadable';
import {
  authenticationModel,
  cloudCredentialModel,
  infrastructureModel,
} from '~/kube/models/openshift';
import type { ResourceModel } from '~/kube/models/meta';
import { fromQuery } from '~/kube/fromQuery';
import { ifAllowed } from '~/kube/useCan';

/**
 * Whether Operators get short-lived credentials on this cluster, and of which cloud.
 * @param isAsked `false`: reads nothing
 */
export function useCloudIdentity(isRequested: boolean): Loadable<CloudIdentity | null> {
  const found = fromQuery(useQuery({ ...cloudIdentity(), enabled: isRequested }));
  return isRequested ? found : NONE;
}

const NONE = ready(null);

/** Read once: the cloud of a cluster does not change, and its credentials mode rarely does. */
export function cloudIdentity() {
  return queryOptions({
    queryKey: ['cloud-identity'],
    queryFn: async ({ signal }) => {
      const [authentication, infrastructure, cloudCredential] = await Promise.all([
        objectOrNull(authenticationModel, signal),
        objectOrNull(infrastructureModel, signal),
        objectOrNull(cloudCredentialModel, signal),
      ]);
      return cloudIdentityOf({ authentication, infrastructure, cloudCredential });
    },
  });
}

/** A cluster without the resource has no such mode. Without permission, no mode is shown. */
async function objectOrNull(model: ResourceModel, signal: AbortSignal): Promise<unknown> {
  try {
    return await ifAllowed(getJson)(model, { name: 'cluster' }, signal);
  } catch (error) {
    if (isSilent(error)) return null;
    throw error;
  }
}

function isSilent(error: unknown): boolean {
  return error instanceof ClusterError && SILENT.includes(error.failure.kind);
}

const SILENT: readonly FailureKind[] = ['forbidden', 'not-found', 'not-served'];
