import type { ScannedObject } from './scannedObject';
import { type ScannedCluster, isSeenIn, seen } from './scannedCluster';

/** Milliseconds in which what an object is for may still come. */
const TIMEOUT = 10 * 60_000;

/** Whether an object was created a short while ago, or it does not say when. */
export function isYoung(
  { createdAt }: ScannedObject,
  { scannedAt }: Pick<ScannedCluster, 'scannedAt'>,
): boolean {
  return createdAt === null || !(scannedAt - Date.parse(createdAt) >= TIMEOUT);
}

/** Whether OLM, or an Operator that it just starts, may be about to create the rest of what belongs to a young object. */
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

/** Phases of a CSV before it runs; one that is new has none. */
const INSTALLING: readonly string[] = ['', 'Pending', 'InstallReady', 'Installing'];
