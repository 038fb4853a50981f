/** A scanned cluster for tests, from stored objects. Other kinds were read and are empty. */
import { deploymentModel } from '~/kube/models/deployment';
import {
  conversionService,
  scannedApiService,
  scannedDefinition,
  scannedJob,
  scannedNamespace,
} from '~/remove/rules/leftovers/scannedMachinery';
import { scannedObject, scannedWith } from '~/remove/rules/leftovers/scannedObject';
import {
  scannedCsv,
  scannedGroup,
  scannedOperator,
  scannedPlan,
  scannedSubscription,
} from '~/remove/rules/leftovers/scannedOlm';
import { scannedWebhooks } from '~/remove/rules/leftovers/scannedWebhooks';
import type { ScannedCluster, ScannedList } from '~/remove/rules/leftovers/scannedCluster';

/** The time of the scan in tests. */
export const SCANNED_AT = Date.parse('2026-11-21T12:00:00Z');

export type ScannedKind = Exclude<keyof ScannedCluster, 'scannedAt' | 'conversions'>;

/** `null`: unable to load. */
export type RawObjects = Partial<Record<ScannedKind, readonly unknown[] | null>>;

/** @param namespaces the scanned namespaces; `null`: all */
export function aScannedCluster(
  raw: RawObjects,
  namespaces: readonly string[] | null = null,
): ScannedCluster {
  function list<T>(kind: ScannedKind, parse: (object: unknown) => T | null): ScannedList<T> | null {
    const objects = raw[kind];
    if (objects === null) return null;
    return { objects: (objects ?? []).flatMap((one) => parse(one) ?? []), namespaces };
  }
  const conversions = (raw.definitions ?? []).flatMap((object) => {
    const name = scannedObject(object)?.name;
    const service = conversionService(object);
    return name === undefined || service === null ? [] : [[name, service] as const];
  });
  return {
    scannedAt: SCANNED_AT,
    namespaces: list('namespaces', scannedNamespace),
    subscriptions: list('subscriptions', scannedSubscription),
    csvs: list('csvs', scannedCsv),
    installPlans: list('installPlans', scannedPlan),
    operatorGroups: list('operatorGroups', scannedGroup),
    operators: list('operators', scannedOperator),
    definitions: list('definitions', scannedDefinition),
    apiServices: list('apiServices', scannedApiService),
    validatingWebhooks: list('validatingWebhooks', scannedWebhooks),
    mutatingWebhooks: list('mutatingWebhooks', scannedWebhooks),
    roles: list('roles', scannedObject),
    roleBindings: list('roleBindings', scannedObject),
    clusterRoles: list('clusterRoles', scannedObject),
    clusterRoleBindings: list('clusterRoleBindings', scannedObject),
    jobs: list('jobs', scannedJob),
    extensions: list('extensions', scannedObject),
    extensionObjects: list('extensionObjects', (object) =>
      scannedWith(object, () => ({ model: deploymentModel })),
    ),
    conversions: new Map(conversions),
    services: list('services', scannedObject),
  };
}
