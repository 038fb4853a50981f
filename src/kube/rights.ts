import { clusterServiceVersionModel } from '~/kube/models/clusterServiceVersion';
import { consoleConfigModel } from '~/kube/models/console';
import { jobModel } from '~/kube/models/job';
import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel } from '~/kube/models/namespace';
import { podModel } from '~/kube/models/pod';
import { subscriptionModel } from '~/kube/models/subscription';
import type { Right } from './failure';

/** The right to list a kind; without a namespace: in all of them. */
export function listRight(model: ResourceModel, namespace?: string | null): Right {
  return {
    verb: 'list',
    group: model.group,
    resource: model.plural,
    ...(namespace === undefined || namespace === null ? {} : { namespace }),
  };
}

/** Without which nobody sees why a catalog serves nothing. */
export function toListPods(namespace: string): Right {
  return listRight(podModel, namespace);
}

/** Without which nobody sees what unpacks a bundle. */
export function toListJobs(namespace: string): Right {
  return listRight(jobModel, namespace);
}

/** Without which nobody sees whether an Operator came up. */
export function toListCsvs(namespace: string): Right {
  return listRight(clusterServiceVersionModel, namespace);
}

/** Without which nobody installs anything. */
export function toSubscribe(namespace: string): Right {
  return { ...listRight(subscriptionModel, namespace), verb: 'create' };
}

/** Without which nobody edits the settings of a Subscription. */
export function toEditSubscription(namespace: string, name: string): Right {
  return { ...listRight(subscriptionModel, namespace), verb: 'patch', name };
}

/** Without which nobody puts labels on a namespace. */
export function toLabel(namespace: string): Right {
  return {
    verb: 'patch',
    group: namespaceModel.group,
    resource: namespaceModel.plural,
    name: namespace,
  };
}

/** Without which nobody says which plugins the console loads. */
export const TO_CHANGE_THE_CONSOLE: Right = {
  verb: 'patch',
  group: consoleConfigModel.group,
  resource: consoleConfigModel.plural,
  name: 'cluster',
};
