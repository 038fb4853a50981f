import {
  type ScanName,
  type ScannedCluster,
  unreadCluster,
} from '~/remove/rules/leftovers/scannedCluster';
import { compareClocks, serverNow } from '~/kube/serverClock';
import { getJson } from '~/kube/request';
import { conversionsToRead } from '~/remove/rules/leftovers/apis';
import { conversionService, scannedObject } from '~/remove/rules/leftovers/scannedObjects';
import { serviceNamespaces } from '~/remove/rules/leftovers/webhooks';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import { serviceModel } from '~/kube/models/service';
import { listPermission } from '~/kube/permissions';
import { ifAllowedOneOfMany } from '~/kube/reviewedRequests';
import { type PartRead, type UnreadPart, failureOr, readPart, scanStages } from './scanParts';
import { inTurn, readList } from './readList';
import { mayScan } from './scanPlaces';

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
