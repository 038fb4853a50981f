import type { ScannedObject } from './scannedObject';
import { type ScannedCluster, isSeenIn, seen } from './scannedCluster';

/** Milliseconds until the owner of an object must exist. */
const TIMEOUT = 10 * 60_000;

/** Whether an object was created recently, or at an unknown time. */
export function isYoung(
  { createdAt }: ScannedObject,
  { scannedAt }: Pick<ScannedCluster, 'scannedAt'>,
): boolean {
  return createdAt === null || !(scannedAt - Date.parse(createdAt) >= TIMEOUT);
}

/** Whether OLM or a starting Operator might still create the objects that belong to a recent one. */
export function isBeingInstalled(
  object: ScannedObject,
  namespaces: readonly string[],
  cluster: ScannedCluster,
): boolean {
  if (!isYoung(object, cluster)) return false;
  const isHere = ({ namespace }: ScannedObject) => namespaces.includes(namespace ?? '');
  return (
    namespaces.some((namespace) => !isSeenIn(cluster.csvs, namespace)) ||
    seen(cluster.csvs).some((csv) => isHere(csv) && INSTALLING.includes(csv.phase ?? ''))
  );
}

/** Phases of a CSV before it runs. A new one has none. */
const INSTALLING: readonly string[] = ['', 'Pending', 'InstallReady', 'Installing'];
