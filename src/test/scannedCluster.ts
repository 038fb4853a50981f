/** A scanned cluster for tests, from stored objects. Other kinds were read and are empty. */
import { conversionService, scannedObject } from '~/remove/rules/leftovers/scannedObjects';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { leftoversIn } from '~/remove/rules/leftovers/leftoversIn';
import {
  SCANS,
  SCAN_NAMES,
  type ScanName,
  type ScannedCluster,
  unreadCluster,
  withRead,
} from '~/remove/rules/leftovers/scannedCluster';

/** The time of the scan in tests. */
export const SCANNED_AT = Date.parse('2026-11-21T12:00:00Z');

/** `null`: unable to load. */
export type RawObjects = Partial<Record<ScanName | 'services', readonly unknown[] | null>>;

/** @param namespaces the scanned namespaces; `null`: all */
export function aScannedCluster(
  raw: RawObjects,
  namespaces: readonly string[] | null = null,
): ScannedCluster {
  const { definitions, services = [] } = raw;
  const conversions = (definitions ?? []).flatMap((object) => {
    const name = scannedObject(object)?.name;
    const service = conversionService(object);
    return name === undefined || service === null ? [] : [[name, service] as const];
  });
  let cluster: ScannedCluster = {
    ...unreadCluster(SCANNED_AT),
    conversions: new Map(conversions),
    services:
      services === null
        ? null
        : { objects: services.flatMap((one) => scannedObject(one) ?? []), namespaces },
  };
  for (const name of SCAN_NAMES) {
    const { [name]: objects = [] } = raw;
    const [model] = SCANS[name].models;
    if (objects !== null) cluster = withRead(cluster, name, { model, objects, namespaces });
  }
  return cluster;
}

export const leftoversOf = (...scan: Parameters<typeof aScannedCluster>): readonly Leftover[] =>
  leftoversIn(aScannedCluster(...scan));

export const kindsIn = (...scan: Parameters<typeof aScannedCluster>): readonly string[] =>
  leftoversOf(...scan).map(({ kind }) => kind);
