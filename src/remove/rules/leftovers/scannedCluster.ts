import { keysOf, recordOf } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import {
  apiServiceModel,
  customResourceDefinitionModel,
  mutatingWebhookConfigurationModel,
  validatingWebhookConfigurationModel,
} from '~/kube/models/apiExtensions';
import { clusterExtensionModel } from '~/kube/models/olmV1';
import {
  clusterServiceVersionModel,
  installPlanModel,
  operatorGroupModel,
  operatorModel,
  subscriptionModel,
} from '~/kube/models/olm';
import { deploymentModel } from '~/kube/models/deployment';
import { jobModel } from '~/kube/models/workloads';
import { namespaceModel } from '~/kube/models/namespace';
import {
  clusterRoleBindingModel,
  clusterRoleModel,
  roleBindingModel,
  roleModel,
} from '~/kube/models/rbac';
import { serviceAccountModel, serviceModel } from '~/kube/models/core';
import { OF_EXTENSIONS } from '~/olm/extensions/ownerLabels';
import { COPIED_FROM } from '~/olm/installed/copies';
import {
  type ScannedObject,
  type ServiceRef,
  scannedApiService,
  scannedCsv,
  scannedDefinition,
  scannedGroup,
  scannedJob,
  scannedNamespace,
  scannedObject,
  scannedOperator,
  scannedPlan,
  scannedSubscription,
  scannedWebhooks,
  scannedWith,
} from './scannedObjects';

type Scan<T> = {
  /** One list for each. */
  readonly models: readonly [ResourceModel, ...ResourceModel[]];
  readonly extent: 'metadata' | 'whole';
  readonly labelSelector?: string;
  readonly parse: (object: unknown, model: ResourceModel) => T | null;
  /**
   * Possible leftovers (1) are read before their possible owners (2 and 3), so that an owner created in between is found.
   */
  readonly stage: 1 | 2 | 3;
  /** Only if the cluster has OLM v1. */
  readonly isOfExtensions?: true;
  /** Without permission for the list, the objects that the user can get are read. */
  readonly isGotOneByOne?: true;
};

function whole<T>(stage: Scan<T>['stage'], model: ResourceModel, parse: Scan<T>['parse']) {
  return { stage, models: [model], extent: 'whole', parse } satisfies Scan<T>;
}

function metadata<T>(stage: Scan<T>['stage'], model: ResourceModel, parse: Scan<T>['parse']) {
  return { stage, models: [model], extent: 'metadata', parse } satisfies Scan<T>;
}

/** RBAC objects that OLM creates for a CSV. The server selects them, because a cluster has thousands of other roles. */
function ofCsv(model: ResourceModel) {
  const labelSelector = 'olm.owner.kind=ClusterServiceVersion';
  return { ...metadata(1, model, scannedObject), labelSelector };
}

const LISTS = {
  validatingWebhooks: whole(1, validatingWebhookConfigurationModel, scannedWebhooks),
  mutatingWebhooks: whole(1, mutatingWebhookConfigurationModel, scannedWebhooks),
  apiServices: whole(1, apiServiceModel, scannedApiService),
  definitions: metadata(1, customResourceDefinitionModel, scannedDefinition),
  operators: whole(1, operatorModel, scannedOperator),
  operatorGroups: whole(1, operatorGroupModel, scannedGroup),
  clusterRoles: ofCsv(clusterRoleModel),
  clusterRoleBindings: ofCsv(clusterRoleBindingModel),
  roles: ofCsv(roleModel),
  roleBindings: ofCsv(roleBindingModel),
  /** The Jobs that unpack bundles. */
  jobs: {
    ...whole(1, jobModel, scannedJob),
    labelSelector: 'operatorframework.io/bundle-unpack-ref',
  },
  /** The objects of the kinds of every bundle with the owner label of OLM v1. */
  extensionObjects: {
    stage: 1,
    models: [
      clusterRoleModel,
      clusterRoleBindingModel,
      deploymentModel,
      serviceModel,
      serviceAccountModel,
    ],
    extent: 'metadata',
    labelSelector: Object.entries(OF_EXTENSIONS)
      .map((pair) => pair.join('='))
      .join(','),
    parse: (object, model) => scannedWith(object, () => ({ model })),
    isOfExtensions: true,
  },
  namespaces: { ...whole(2, namespaceModel, scannedNamespace), isGotOneByOne: true },
  /** Without OLM's copies. */
  csvs: {
    ...whole(2, clusterServiceVersionModel, scannedCsv),
    labelSelector: `!${COPIED_FROM}`,
  },
  extensions: { ...metadata(2, clusterExtensionModel, scannedObject), isOfExtensions: true },
  installPlans: whole(3, installPlanModel, scannedPlan),
  subscriptions: whole(3, subscriptionModel, scannedSubscription),
} satisfies Readonly<Record<string, Scan<ScannedObject>>>;

type Objects = {
  readonly [Name in keyof typeof LISTS]: NonNullable<ReturnType<(typeof LISTS)[Name]['parse']>>;
};

export type ScanName = keyof Objects;

/** The lists of the scan by the names that the rules use. */
export const SCANS: Readonly<Record<ScanName, Scan<ScannedObject>>> = LISTS;
export const SCAN_NAMES = keysOf(SCANS);

/** The objects of a kind in the namespaces that were read. */
export type ScannedList<T> = {
  readonly objects: readonly T[];
  /** The read namespaces; `null`: the whole cluster. */
  readonly namespaces: readonly string[] | null;
};

type ScannedLists = { readonly [Name in ScanName]: ScannedList<Objects[Name]> | null };

/**
 * The scanned data. `null`: unable to load, or loading. Unread data proves nothing, so that a partial scan has fewer
 * leftovers, never others.
 */
export type ScannedCluster = ScannedLists & {
  /** The time of the scan by the server's clock, in milliseconds since 1970. */
  readonly scannedAt: number;
  /** The conversion Services, by the names of the CustomResourceDefinitions. */
  readonly conversions: ReadonlyMap<string, ServiceRef>;
  /** The Services of the namespaces with references to Services. */
  readonly services: ScannedList<ScannedObject> | null;
};

/** The lists that each kind of leftover needs: of owners, and APIServices, which define the existing API groups. */
export const OF_OWNERS = [
  'namespaces',
  'csvs',
  'subscriptions',
  'installPlans',
  'apiServices',
] as const satisfies readonly ScanName[];

/** The lists of owners and some others, with the look-ups that follow each scan. */
export type ScannedOf<Others extends ScanName> = Pick<
  ScannedCluster,
  Exclude<keyof ScannedCluster, ScanName> | (typeof OF_OWNERS)[number] | Others
>;

/** A cluster without any data. */
export function unreadCluster(scannedAt: number): ScannedCluster {
  return {
    ...recordOf(SCAN_NAMES, () => null),
    scannedAt,
    conversions: new Map(),
    services: null,
  };
}

/** Adds the objects of one list. */
export function withRead(
  cluster: ScannedCluster,
  name: ScanName,
  { model, objects, namespaces }: ReadObjects,
): ScannedCluster {
  const before: ScannedList<ScannedObject> | null = cluster[name];
  const parsed = objects.flatMap((object) => SCANS[name].parse(object, model) ?? []);
  return { ...cluster, [name]: { objects: [...seen(before), ...parsed], namespaces } };
}

type ReadObjects = ScannedList<unknown> & { readonly model: ResourceModel };

/** Whether an object that is not in the list does not exist in the namespace. */
export function isSeenIn(list: ScannedList<unknown> | null, namespace: string): boolean {
  return list !== null && (list.namespaces === null || list.namespaces.includes(namespace));
}

/** Whether an object that is not in the list does not exist in the cluster. */
export function isSeenEverywhere(list: ScannedList<unknown> | null): boolean {
  return list?.namespaces === null;
}

export function seen<T>(list: ScannedList<T> | null): readonly T[] {
  return list?.objects ?? [];
}
