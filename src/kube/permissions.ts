import { consoleConfigModel } from '~/kube/models/console';
import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel } from '~/kube/models/namespace';
import { clusterServiceVersionModel, subscriptionModel } from '~/kube/models/olm';
import { jobModel, podModel } from '~/kube/models/workloads';
import type { Permission } from './failure';
import type { Loadable } from './loadable';

/** The permission to list a kind; without a namespace: in all namespaces. */
export function listPermission(model: ResourceModel, namespace?: string | null): Permission {
  return {
    verb: 'list',
    group: model.group,
    resource: model.plural,
    ...(namespace === undefined || namespace === null ? {} : { namespace }),
  };
}

/** Each once. */
export function uniquePermissions(permissions: readonly Permission[]): readonly Permission[] {
  return [...new Map(permissions.map((one) => [JSON.stringify(one), one])).values()];
}

/** Required to see why a catalog does not serve content. */
export function toListPods(namespace: string): Permission {
  return listPermission(podModel, namespace);
}

/** Required to see the Job that unpacks a bundle. */
export function toListJobs(namespace: string): Permission {
  return listPermission(jobModel, namespace);
}

/** Required to see whether an Operator runs. */
export function toListCsvs(namespace: string): Permission {
  return listPermission(clusterServiceVersionModel, namespace);
}

/** Required to install an Operator. */
export function toSubscribe(namespace: string): Permission {
  return { ...listPermission(subscriptionModel, namespace), verb: 'create' };
}

/** Required to edit the settings of a Subscription. */
export function toEditSubscription(namespace: string, name: string): Permission {
  return { ...listPermission(subscriptionModel, namespace), verb: 'patch', name };
}

/** Required to label a namespace. */
export function toLabel(namespace: string): Permission {
  return {
    verb: 'patch',
    group: namespaceModel.group,
    resource: namespaceModel.plural,
    name: namespace,
  };
}

/** Required to change the plugins that the console loads. */
export const TO_CHANGE_THE_CONSOLE: Permission = {
  verb: 'patch',
  group: consoleConfigModel.group,
  resource: consoleConfigModel.plural,
  name: 'cluster',
};

/** The permission that a failure names. */
export function missingPermissions(source: Loadable<unknown>): readonly Permission[] {
  const permission = source.status === 'failed' ? source.failure.permission : undefined;
  return permission === undefined ? [] : [permission];
}
