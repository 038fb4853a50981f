import type {
  ScannedApiService,
  ScannedDefinition,
  ScannedJob,
  ScannedNamespace,
  ServiceRef,
} from './scannedMachinery';
import type { ScannedExtensionObject, ScannedObject } from './scannedObject';
import type {
  ScannedCsv,
  ScannedGroup,
  ScannedOperator,
  ScannedPlan,
  ScannedSubscription,
} from './scannedOlm';
import type { ScannedWebhooks } from './scannedWebhooks';

/** The objects of a kind in the namespaces that were read. */
export type ScannedList<T> = {
  readonly objects: readonly T[];
  /** The read namespaces; `null`: the whole cluster. */
  readonly namespaces: readonly string[] | null;
};

/**
 * The scanned data. `null`: unable to load, or loading. Unread data proves nothing, so that a partial scan has fewer
 * leftovers, never others.
 */
export type ScannedCluster = {
  /** The time of the scan by the server's clock, in milliseconds since 1970. */
  readonly scannedAt: number;
  readonly namespaces: ScannedList<ScannedNamespace> | null;
  readonly subscriptions: ScannedList<ScannedSubscription> | null;
  /** Without OLM's copies. */
  readonly csvs: ScannedList<ScannedCsv> | null;
  readonly installPlans: ScannedList<ScannedPlan> | null;
  readonly operatorGroups: ScannedList<ScannedGroup> | null;
  readonly operators: ScannedList<ScannedOperator> | null;
  readonly definitions: ScannedList<ScannedDefinition> | null;
  readonly apiServices: ScannedList<ScannedApiService> | null;
  readonly validatingWebhooks: ScannedList<ScannedWebhooks> | null;
  readonly mutatingWebhooks: ScannedList<ScannedWebhooks> | null;
  readonly roles: ScannedList<ScannedObject> | null;
  readonly roleBindings: ScannedList<ScannedObject> | null;
  readonly clusterRoles: ScannedList<ScannedObject> | null;
  readonly clusterRoleBindings: ScannedList<ScannedObject> | null;
  /** The Jobs that unpack bundles. */
  readonly jobs: ScannedList<ScannedJob> | null;
  /** The conversion Services, by the names of the CustomResourceDefinitions. */
  readonly conversions: ReadonlyMap<string, ServiceRef>;
  /** The ClusterExtensions; not read without OLM v1. */
  readonly extensions: ScannedList<ScannedObject> | null;
  /** The objects of the read kinds with the owner label of OLM v1. */
  readonly extensionObjects: ScannedList<ScannedExtensionObject> | null;
  /** The Services of the namespaces with references to Services. */
  readonly services: ScannedList<ScannedObject> | null;
};

/** A cluster without any data. */
export function unreadCluster(scannedAt: number): ScannedCluster {
  return {
    scannedAt,
    namespaces: null,
    subscriptions: null,
    csvs: null,
    installPlans: null,
    operatorGroups: null,
    operators: null,
    definitions: null,
    apiServices: null,
    validatingWebhooks: null,
    mutatingWebhooks: null,
    roles: null,
    roleBindings: null,
    clusterRoles: null,
    clusterRoleBindings: null,
    jobs: null,
    extensions: null,
    extensionObjects: null,
    conversions: new Map(),
    services: null,
  };
}

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
