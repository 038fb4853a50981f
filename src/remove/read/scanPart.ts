import { ClusterError } from '~/kube/clusterError';
import type { Failure } from '~/kube/failure';
import type { ScannedCluster, ScannedList } from '~/remove/rules/leftovers/scannedCluster';
import type { ResourceModel } from '~/kube/models/meta';
import { type Extent, readList } from './readList';
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
export type ScanPart = {
  readonly model: ResourceModel;
  /** Fails only if it is aborted: other failures are part of the result. */
  readonly read: (place: ScanPlace) => Promise<PartRead>;
};

type PartOptions<T> = {
  readonly extent: Extent;
  readonly labelSelector?: string;
  readonly parse: (object: unknown) => T | null;
  readonly into: (cluster: ScannedCluster, list: ScannedList<T> | null) => ScannedCluster;
};

export function scanPart<T>(model: ResourceModel, options: PartOptions<T>): ScanPart {
  return { model, read: (place) => readPart(model, options, place) };
}

async function readPart<T>(
  model: ResourceModel,
  { extent, labelSelector, parse, into }: PartOptions<T>,
  { own, signal }: ScanPlace,
): Promise<PartRead> {
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
  const read = lists.flatMap((list) => ('objects' in list ? list : []));
  const objects = read.flatMap((list) => list.objects.flatMap((object) => parse(object) ?? []));
  const readIn = read.flatMap(({ namespace }) => namespace ?? []);
  const isAll = places.kind === 'everywhere' && read.length > 0;
  const list = read.length === 0 ? null : { objects, namespaces: isAll ? null : readIn };
  const failures = [
    ...(places.kind === 'namespaces'
      ? [{ kind: 'forbidden', message: '', permission: places.missing } as const]
      : []),
    ...lists.flatMap((one) => ('failure' in one ? one.failure : [])),
  ];
  return {
    into: (cluster) => into(cluster, list),
    unread: failures.map((failure) => ({ model, failure, readIn })),
  };
}

type OneList =
  | { readonly namespace: string | undefined; readonly objects: readonly unknown[] }
  | { readonly namespace: string | undefined; readonly failure: Failure };

/** The failure of a request; other errors and aborts are thrown. */
export function failureOr(error: unknown): Failure {
  if (error instanceof ClusterError) return error.failure;
  throw error;
}
