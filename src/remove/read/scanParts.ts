import { ClusterError } from '~/kube/clusterError';
import type { Failure } from '~/kube/failure';
import type { ResourceModel } from '~/kube/models/meta';
import { getJson } from '~/kube/request';
import { ifAllowed } from '~/kube/reviewedRequests';
import {
  SCANS,
  SCAN_NAMES,
  type ScanName,
  type ScannedCluster,
  withRead,
} from '~/remove/rules/leftovers/scannedCluster';
import { inTurn, readList } from './readList';
import { placesOf } from './scanPlaces';

/** A kind of which all or some objects could not be read. */
export type UnreadPart = {
  readonly model: ResourceModel;
  readonly failure: Failure;
  /** The readable namespaces. */
  readonly readIn: readonly string[];
};

export type PartRead = {
  /** Adds the result to the scanned cluster. */
  readonly into: (cluster: ScannedCluster) => ScannedCluster;
  readonly unread: readonly UnreadPart[];
};

export type ScanPlace = {
  /** The namespaces to read without permission for all of them. */
  readonly own: () => Promise<readonly string[]>;
  readonly signal: AbortSignal;
};

/** One list of the scan. */
export type ScanPart = { readonly name: ScanName; readonly model: ResourceModel };

/** The lists to read, in stages. */
export function scanStages(
  hasExtensions: boolean,
  isWanted: (name: ScanName) => boolean,
): readonly (readonly ScanPart[])[] {
  const names = SCAN_NAMES.filter(
    (name) => isWanted(name) && (hasExtensions || SCANS[name].isOfExtensions !== true),
  );
  return [1, 2, 3].map((stage) =>
    names
      .filter((name) => SCANS[name].stage === stage)
      .flatMap((name) => SCANS[name].models.map((model) => ({ name, model }))),
  );
}

/** Fails only if it is aborted: other failures are part of the result. */
export async function readPart(part: ScanPart, { own, signal }: ScanPlace): Promise<PartRead> {
  const { name, model } = part;
  const { extent, labelSelector, isGotOneByOne = false } = SCANS[name];
  const query = labelSelector === undefined ? {} : { labelSelector };
  const places = await placesOf(model, own);
  const wanted = places.kind === 'everywhere' ? [undefined] : places.names;
  const lists = await Promise.all(
    wanted.map(async (namespace): Promise<OneList> => {
      try {
        const found = await readList(model, { namespace, extent, query }, signal);
        return { namespace, objects: found };
      } catch (error) {
        return { namespace, failure: failureOr(error) };
      }
    }),
  );
  const failures = [
    ...(places.kind === 'namespaces'
      ? [{ kind: 'forbidden', message: '', permission: places.missing } as const]
      : []),
    ...lists.flatMap((one) => ('failure' in one ? one.failure : [])),
  ];
  const isPartial = failures.length > 0 && isGotOneByOne;
  const read = isPartial
    ? await getEach(model, { own, signal })
    : lists.flatMap((list) => ('objects' in list ? list : []));
  const isAll = places.kind === 'everywhere' && !isPartial;
  const readIn = read.flatMap(({ namespace }) => namespace ?? []);
  const objects = read.flatMap((list) => list.objects);
  return {
    into: (cluster) =>
      read.length === 0
        ? cluster
        : withRead(cluster, name, { model, objects, namespaces: isAll ? null : readIn }),
    unread: failures.map((failure) => ({ model, failure, readIn })),
  };
}

type ReadList = { readonly namespace: string | undefined; readonly objects: readonly unknown[] };
type OneList = ReadList | { readonly namespace: string | undefined; readonly failure: Failure };

/** Namespaces. Most users cannot list them, but can get their own. */
async function getEach(
  model: ResourceModel,
  { own, signal }: ScanPlace,
): Promise<readonly ReadList[]> {
  const read = await Promise.all(
    (await own()).map(async (name) => {
      try {
        const found = await inTurn(() => ifAllowed(getJson)(model, { name }, signal));
        return { namespace: name, objects: [found] };
      } catch (error) {
        failureOr(error);
        return [];
      }
    }),
  );
  return read.flat();
}

/** The failure of a request; other errors and aborts are thrown. */
export function failureOr(error: unknown): Failure {
  if (error instanceof ClusterError) return error.failure;
  throw error;
}
