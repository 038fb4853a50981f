import {
  catalogSourceModel,
  clusterServiceVersionModel,
  operatorGroupModel,
  subscriptionModel,
} from '~/kube/models/olm';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { deploymentModel } from '~/kube/models/deployment';
import type { ResourceModel } from '~/kube/models/meta';
import { resourceQuotaModel, serviceAccountModel } from '~/kube/models/core';
import type { ConcernedObject, MessageRow } from './message';

/** Helpers for message tables: the objects that a message names, from the values of its pattern. */
type Objects = NonNullable<MessageRow['objects']>;

/** The catalog `catalogNamespace`/`catalog`. */
export const catalog: Objects = (values) =>
  named(catalogSourceModel, values['catalogNamespace'], values['catalog']);

/** The Subscription `subscription` in the namespace of the reporting object. */
export const subscription: Objects = (values, by) =>
  named(subscriptionModel, by.namespace, values['subscription']);

/** The ClusterServiceVersion `csv` in the namespace of the reporting object. */
export const csv: Objects = (values, by) =>
  named(clusterServiceVersionModel, by.namespace, values['csv']);

/** The installed ones of the candidates `first` and `second`: their catalog is `@existing/<namespace>/`. */
export const installed: Objects = (values, by) =>
  ['first', 'second'].flatMap((one) =>
    values[`${one}From`]?.startsWith('@existing/') === true
      ? named(clusterServiceVersionModel, by.namespace, values[one])
      : [],
  );

/** The OperatorGroup `groupNamespace`/`group`. */
export const operatorGroup: Objects = (values) =>
  named(operatorGroupModel, values['groupNamespace'], values['group']);

export const crd: Objects = (values) => named(customResourceDefinitionModel, null, values['crd']);

/** The ServiceAccount `account` in `accountNamespace`, or in the namespace of the reporting object. */
export const serviceAccount: Objects = (values, by) =>
  named(serviceAccountModel, values['accountNamespace'] ?? by.namespace, values['account']);

export const deployment: Objects = (values, by) =>
  named(deploymentModel, by.namespace, values['deployment']);

export const quota: Objects = (values, by) =>
  named(resourceQuotaModel, by.namespace, values['quota']);

export const apiService: Objects = (values) => named(API_SERVICE, null, values['api']);

const API_SERVICE = {
  group: 'apiregistration.k8s.io',
  version: 'v1',
  kind: 'APIService',
  plural: 'apiservices',
  namespaced: false,
} as const;

function named(
  model: ResourceModel,
  namespace: string | null | undefined,
  name: string | undefined,
): readonly ConcernedObject[] {
  // A user that is not a ServiceAccount has no namespace and no page.
  if (name === undefined || name === '' || namespace === '') return [];
  return [{ model, namespace: model.namespaced ? (namespace ?? null) : null, name }];
}
