import { ClusterError } from '~/kube/clusterError';
import type { Failure, Permission } from '~/kube/failure';
import { recordIn, textIn } from '~/kube/json';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { serviceModel } from '~/kube/models/core';
import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel, projectModel } from '~/kube/models/namespace';
import { listPermission } from '~/kube/permissions';
import { queryClient } from '~/kube/queryClient';
import { getJson } from '~/kube/request';
import { compareClocks, serverNow } from '~/kube/serverClock';
import { ifAllowed, ifAllowedOneOfMany, mayList } from '~/kube/useCan';
import { conversionsToRead } from '~/remove/rules/leftovers/apis';
import {
  SCAN_NAMES,
  type ScanName,
  type ScannedCluster,
  SCANS,
  unreadCluster,
  withRead,
} from '~/remove/rules/leftovers/scannedCluster';
import { conversionService, scannedObject } from '~/remove/rules/leftovers/scannedObjects';
import { serviceNamespaces } from '~/remove/rules/leftovers/webhooks';
import { inTurn, readList } from './operandLists';

/** The progress of a scan with its results so far. */
export type ScanState = {
  readonly cluster: ScannedCluster;
  readonly unread: readonly UnreadPart[];
  /** Lists that were read or failed. */
  readonly done: number;
  readonly total: number;
};

export type ScanOptions = {
  /** The namespaces to read without permission for all of them; determined once, and only if a list needs them. */
  readonly own: () => Promise<readonly string[]>;
  /** The lists to read; absent: all. */
  readonly isWanted?: (name: ScanName) => boolean;
  /** The cluster has OLM v1. */
  readonly hasExtensions?: boolean;
  /** Called with each new result. */
  readonly report?: (state: ScanState) => void;
  readonly signal: AbortSignal;
};

/**
 * Reads the data about leftovers, as far as the user can read it. Failures are part of the result.
 * @throws AbortError
 */
export async function scanCluster({
  own,
  isWanted = () => true,
  hasExtensions = false,
  report,
  signal,
}: ScanOptions): Promise<ScanState> {
  await compareClocks();
  const stages = scanStages(hasExtensions, isWanted);
  let state: ScanState = {
    cluster: unreadCluster(serverNow()),
    unread: [],
    done: 0,
    // The conversions and the referenced Services follow the lists.
    total: stages.flat().length + 2,
  };
  async function add(part: Promise<PartRead>): Promise<void> {
    const { into, unread } = await part;
    signal.throwIfAborted();
    state = {
      ...state,
      cluster: into(state.cluster),
      unread: [...state.unread, ...unread],
      done: state.done + 1,
    };
    report?.(state);
  }
  report?.(state);
  const place = { own: once(own), signal };
  for (const stage of stages) {
    await Promise.all(stage.map((part) => add(readPart(part, place))));
  }
  await add(readConversions(state.cluster, signal));
  await add(readServices(state.cluster, signal));
  return state;
}

function once<T>(ask: () => T): () => T {
  let answer: { readonly value: T } | null = null;
  return () => {
    answer ??= { value: ask() };
    return answer.value;
  };
}

/** The conversion Services of the few definitions for which they matter. */
async function readConversions(cluster: ScannedCluster, signal: AbortSignal): Promise<PartRead> {
  const unread: UnreadPart[] = [];
  const found = await Promise.all(
    conversionsToRead(cluster).map(async (name) => {
      try {
        const definition = await inTurn(() =>
          ifAllowedOneOfMany(getJson)(customResourceDefinitionModel, { name }, signal),
        );
        const service = conversionService(definition);
        return service === null ? [] : ([[name, service]] as const);
      } catch (error) {
        const failure = failureOr(error);
        // A deleted definition has no conversion.
        if (failure.kind !== 'not-found') {
          unread.push({ model: customResourceDefinitionModel, failure, readIn: [] });
        }
        return [];
      }
    }),
  );
  const conversions = new Map(found.flat());
  return { into: (known) => ({ ...known, conversions }), unread: unread.slice(0, 1) };
}

/** The Services of the namespaces with references to Services. Only their names are requested. */
async function readServices(cluster: ScannedCluster, signal: AbortSignal): Promise<PartRead> {
  const names = serviceNamespaces(cluster);
  if (names.length === 0) return { into: (known) => known, unread: [] };
  const isAllowed = await mayScan(serviceModel, null);
  const unread: UnreadPart[] = [];
  const lists = await Promise.all(
    names.map(async (namespace) => {
      const permission = listPermission(serviceModel, namespace);
      try {
        if (!isAllowed && !(await mayScan(serviceModel, namespace))) {
          unread.push({
            model: serviceModel,
            failure: { kind: 'forbidden', message: '', permission },
            readIn: [],
          });
          return [];
        }
        return {
          namespace,
          found: await readList(serviceModel, { namespace, extent: 'metadata' }, signal),
        };
      } catch (error) {
        unread.push({ model: serviceModel, failure: failureOr(error), readIn: [] });
        return [];
      }
    }),
  );
  const read = lists.flat();
  const services = {
    objects: read.flatMap(({ found }) => found.flatMap((object) => scannedObject(object) ?? [])),
    namespaces: read.map(({ namespace }) => namespace),
  };
  return { into: (known) => ({ ...known, services }), unread };
}

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

/** The maximum number of namespaces for users without permission for all: each takes about ten requests. */
const MOST = 20;

/**
 * The namespaces to read without permission for all: the given one, or those that the user can see.
 * @param namespace `null`: no specific one
 */
export async function ownNamespaces(
  namespace: string | null,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (namespace !== null) return [namespace];
  for (const model of [projectModel, namespaceModel]) {
    if (!(await mayList(queryClient, model, null))) continue;
    try {
      const found = await readList(model, { extent: 'metadata' }, signal);
      return found
        .flatMap((item) => textIn(recordIn(recordIn(item)['metadata'])['name']) ?? [])
        .slice(0, MOST);
    } catch (error) {
      if (!(error instanceof ClusterError)) throw error;
    }
  }
  return [];
}

export type Places =
  | { readonly kind: 'everywhere' }
  /** The permission to list in all namespaces is missing. */
  | {
      readonly kind: 'namespaces';
      readonly names: readonly string[];
      readonly missing: Permission;
    };

/** The namespaces in which a kind can be listed, reviewed before any list, so that no list is forbidden. */
export async function placesOf(
  model: ResourceModel,
  own: () => Promise<readonly string[]>,
): Promise<Places> {
  if (await mayScan(model, null)) return { kind: 'everywhere' };
  const missing = listPermission(model);
  const names = model.namespaced ? await own() : [];
  const answers = await Promise.all(names.map((name) => mayScan(model, name)));
  return {
    kind: 'namespaces',
    names: names.filter((_, index) => answers[index] === true),
    missing,
  };
}

/** One of many such reviews. */
export async function mayScan(model: ResourceModel, namespace: string | null): Promise<boolean> {
  return inTurn(() => mayList(queryClient, model, namespace));
}
