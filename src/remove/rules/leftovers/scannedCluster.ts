import type {
  ScannedApiService,
  ScannedDefinition,
  ScannedJob,
  ScannedNamespace,
  ServiceRef,
} from './scannedMachinery';
import type { ScannedObject } from './scannedObject';
import type { ScannedCsv, ScannedOperator, ScannedPlan, ScannedSubscription } from './scannedOlm';
import type { ScannedWebhooks } from './scannedWebhooks';

/** The objects of a kind, and where they were looked for. */
export type ScannedList<T> = {
  readonly objects: readonly T[];
  /** Only in these namespaces; `null`: in the whole cluster. */
  readonly namespaces: readonly string[] | null;
};

/**
 * What was read of a cluster. `null`: could not be read, or not yet. Nothing is concluded from what was not seen, so that
 * a cluster that is half read has fewer leftovers, never others.
 */
export type ScannedCluster = {
  /** When it was read, by the server's clock, in milliseconds since 1970. */
  readonly scannedAt: number;
  readonly namespaces: ScannedList<ScannedNamespace> | null;
  readonly subscriptions: ScannedList<ScannedSubscription> | null;
  /** Without the copies that OLM makes of them. */
  readonly csvs: ScannedList<ScannedCsv> | null;
  readonly installPlans: ScannedList<ScannedPlan> | null;
  readonly operatorGroups: ScannedList<ScannedObject> | null;
  readonly catalogSources: ScannedList<ScannedObject> | null;
  readonly operators: ScannedList<ScannedOperator> | null;
  readonly definitions: ScannedList<ScannedDefinition> | null;
  readonly apiServices: ScannedList<ScannedApiService> | null;
  readonly validatingWebhooks: ScannedList<ScannedWebhooks> | null;
  readonly mutatingWebhooks: ScannedList<ScannedWebhooks> | null;
  readonly roles: ScannedList<ScannedObject> | null;
  readonly roleBindings: ScannedList<ScannedObject> | null;
  readonly clusterRoles: ScannedList<ScannedObject> | null;
  readonly clusterRoleBindings: ScannedList<ScannedObject> | null;
  /** Those that unpack bundles. */
  readonly jobs: ScannedList<ScannedJob> | null;
  /** Those with OLM's label. */
  readonly configMaps: ScannedList<ScannedObject> | null;
  /** The Services that CustomResourceDefinitions are converted by, by those' names. */
  readonly conversions: ReadonlyMap<string, ServiceRef>;
  /** The Services of the namespaces that something refers to a Service in. */
  readonly services: ScannedList<ScannedObject> | null;
};

/** Nothing of a cluster is known. */
export function unreadCluster(scannedAt: number): ScannedCluster {
  return {
    scannedAt,
    namespaces: null,
    subscriptions: null,
    csvs: null,
    installPlans: null,
    operatorGroups: null,
    catalogSources: null,
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
    configMaps: null,
    conversions: new Map(),
    services: null,
  };
}

/** Whether what is not in the list is not in the namespace either. */
export function isSeenIn(list: ScannedList<unknown> | null, namespace: string): boolean {
  return list !== null && (list.namespaces === null || list.namespaces.includes(namespace));
}

/** Whether what is not in the list is nowhere. */
export function isSeenEverywhere(list: ScannedList<unknown> | null): boolean {
  return list !== null && list.namespaces === null;
}

export function seen<T>(list: ScannedList<T> | null): readonly T[] {
  return list?.objects ?? [];
}
