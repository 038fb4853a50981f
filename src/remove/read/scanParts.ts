import {
  scannedApiService,
  scannedDefinition,
  scannedJob,
  scannedNamespace,
} from '~/remove/rules/leftovers/scannedMachinery';
import { seen } from '~/remove/rules/leftovers/scannedCluster';
import { scannedObject, scannedWith } from '~/remove/rules/leftovers/scannedObject';
import {
  scannedCsv,
  scannedOperator,
  scannedPlan,
  scannedSubscription,
  scannedGroup,
} from '~/remove/rules/leftovers/scannedOlm';
import { scannedWebhooks } from '~/remove/rules/leftovers/scannedWebhooks';
import { OF_EXTENSIONS } from '~/olm/extensions/ownerLabels';
import { COPIED_FROM } from '~/olm/installed/copyLabel';
import { apiServiceModel } from '~/kube/models/apiService';
import { clusterExtensionModel } from '~/kube/models/clusterExtension';
import { clusterServiceVersionModel } from '~/kube/models/clusterServiceVersion';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import { deploymentModel } from '~/kube/models/deployment';
import { installPlanModel } from '~/kube/models/installPlan';
import { jobModel } from '~/kube/models/job';
import type { ResourceModel } from '~/kube/models/meta';
import { operatorModel } from '~/kube/models/operator';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import {
  clusterRoleBindingModel,
  clusterRoleModel,
  roleBindingModel,
  roleModel,
} from '~/kube/models/rbac';
import { serviceModel } from '~/kube/models/service';
import { serviceAccountModel } from '~/kube/models/serviceAccount';
import { subscriptionModel } from '~/kube/models/subscription';
import {
  mutatingWebhookConfigurationModel,
  validatingWebhookConfigurationModel,
} from '~/kube/models/webhookConfiguration';
import { getJson } from '~/kube/request';
import { namespaceModel } from '~/kube/models/namespace';
import { ifAllowed } from '~/kube/reviewedRequests';
import { scanPart, failureOr, type ScanPart, type PartRead, type ScanPlace } from './scanPart';
import { inTurn } from './readList';

/** Namespaces. Most users cannot list them, but can get their own. */
const namespacePart: ScanPart = {
  model: namespaceModel,
  read: async (place) => {
    const all = await allNamespaces.read(place);
    return all.unread.length === 0 ? all : readEach(place, all);
  },
};

const allNamespaces = scanPart(namespaceModel, {
  extent: 'whole',
  parse: scannedNamespace,
  into: (cluster, namespaces) => ({ ...cluster, namespaces }),
});

async function readEach({ own, signal }: ScanPlace, all: PartRead): Promise<PartRead> {
  const read = await Promise.all(
    (await own()).map(async (name) => {
      try {
        const found = await inTurn(() => ifAllowed(getJson)(namespaceModel, { name }, signal));
        return scannedNamespace(found) ?? [];
      } catch (error) {
        failureOr(error);
        return [];
      }
    }),
  );
  const objects = read.flat();
  const readIn = objects.map(({ name }) => name);
  return {
    into: (cluster) => ({
      ...cluster,
      namespaces: objects.length === 0 ? null : { objects, namespaces: readIn },
    }),
    unread: all.unread.map((part) => ({ ...part, readIn })),
  };
}

const LABELED = Object.entries(OF_EXTENSIONS)
  .map((pair) => pair.join('='))
  .join(',');

/** RBAC objects that OLM creates for a CSV. The server selects them, because a cluster has thousands of other roles. */
const OF_CSV = {
  extent: 'metadata',
  labelSelector: 'olm.owner.kind=ClusterServiceVersion',
  parse: scannedObject,
} as const;

/**
 * The lists to read, in stages. Possible leftovers are read before their possible owners, so that an owner created in
 * between is found.
 */
export const SCAN_STAGES: readonly (readonly ScanPart[])[] = [
  [
    scanPart(validatingWebhookConfigurationModel, {
      extent: 'whole',
      parse: scannedWebhooks,
      into: (cluster, validatingWebhooks) => ({ ...cluster, validatingWebhooks }),
    }),
    scanPart(mutatingWebhookConfigurationModel, {
      extent: 'whole',
      parse: scannedWebhooks,
      into: (cluster, mutatingWebhooks) => ({ ...cluster, mutatingWebhooks }),
    }),
    scanPart(apiServiceModel, {
      extent: 'whole',
      parse: scannedApiService,
      into: (cluster, apiServices) => ({ ...cluster, apiServices }),
    }),
    scanPart(customResourceDefinitionModel, {
      extent: 'metadata',
      parse: scannedDefinition,
      into: (cluster, definitions) => ({ ...cluster, definitions }),
    }),
    scanPart(operatorModel, {
      extent: 'whole',
      parse: scannedOperator,
      into: (cluster, operators) => ({ ...cluster, operators }),
    }),
    scanPart(operatorGroupModel, {
      extent: 'whole',
      parse: scannedGroup,
      into: (cluster, operatorGroups) => ({ ...cluster, operatorGroups }),
    }),
    scanPart(clusterRoleModel, {
      ...OF_CSV,
      into: (cluster, clusterRoles) => ({ ...cluster, clusterRoles }),
    }),
    scanPart(clusterRoleBindingModel, {
      ...OF_CSV,
      into: (cluster, clusterRoleBindings) => ({ ...cluster, clusterRoleBindings }),
    }),
    scanPart(roleModel, { ...OF_CSV, into: (cluster, roles) => ({ ...cluster, roles }) }),
    scanPart(roleBindingModel, {
      ...OF_CSV,
      into: (cluster, roleBindings) => ({ ...cluster, roleBindings }),
    }),
    scanPart(jobModel, {
      extent: 'whole',
      labelSelector: 'operatorframework.io/bundle-unpack-ref',
      parse: scannedJob,
      into: (cluster, jobs) => ({ ...cluster, jobs }),
    }),
  ],
  [
    namespacePart,
    scanPart(clusterServiceVersionModel, {
      extent: 'whole',
      labelSelector: `!${COPIED_FROM}`,
      parse: scannedCsv,
      into: (cluster, csvs) => ({ ...cluster, csvs }),
    }),
  ],
  [
    scanPart(installPlanModel, {
      extent: 'whole',
      parse: scannedPlan,
      into: (cluster, installPlans) => ({ ...cluster, installPlans }),
    }),
    scanPart(subscriptionModel, {
      extent: 'whole',
      parse: scannedSubscription,
      into: (cluster, subscriptions) => ({ ...cluster, subscriptions }),
    }),
  ],
];

/** The kinds of every bundle. */
export const EXTENSION_KINDS: readonly ResourceModel[] = [
  clusterRoleModel,
  clusterRoleBindingModel,
  deploymentModel,
  serviceModel,
  serviceAccountModel,
];

/** What is read in addition if the cluster has OLM v1. */
export const EXTENSION_STAGES: readonly (readonly ScanPart[])[] = [
  EXTENSION_KINDS.map((model) =>
    scanPart(model, {
      extent: 'metadata',
      labelSelector: LABELED,
      parse: (object) => scannedWith(object, () => ({ model })),
      into: (cluster, list) => ({
        ...cluster,
        extensionObjects: {
          objects: [...seen(cluster.extensionObjects), ...seen(list)],
          namespaces: list?.namespaces ?? null,
        },
      }),
    }),
  ),
  [
    scanPart(clusterExtensionModel, {
      extent: 'metadata',
      parse: scannedObject,
      into: (cluster, extensions) => ({ ...cluster, extensions }),
    }),
  ],
];
