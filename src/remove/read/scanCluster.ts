import { unreadCluster, type ScannedCluster } from '~/remove/rules/leftovers/scannedCluster';
import type { ResourceModel } from '~/kube/models/meta';
import { compareClocks, serverNow } from '~/kube/serverClock';
import { getJson } from '~/kube/request';
import { conversionsToRead, serviceNamespaces } from '~/remove/rules/leftovers/lookUps';
import { conversionService } from '~/remove/rules/leftovers/scannedMachinery';
import { scannedObject } from '~/remove/rules/leftovers/scannedObject';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import { serviceModel } from '~/kube/models/service';
import { listPermission } from '~/kube/permissions';
import { ifAllowedOneOfMany } from '~/kube/askedFirst';
import { failureOr, type PartRead, type UnreadPart } from './scanPart';
import { SCAN_STAGES } from './scanParts';
import { inTurn, readList } from './readList';
import { mayScan } from './scanPlaces';

/** How far a scan is, and what is known by now. */
export type ScanState = {
  readonly cluster: ScannedCluster;
  readonly unread: readonly UnreadPart[];
  /** Lists that are read, or could not be. */
  readonly done: number;
  readonly total: number;
};

export type ScanOptions = {
  /** The namespaces to look into when not everything may be read; asked for once, and only when some list needs them. */
  readonly own: () => Promise<readonly string[]>;
  /** Which kinds are read; without it all. */
  readonly isWanted?: (model: ResourceModel) => boolean;
  /** Called whenever more is known. */
  readonly report?: (state: ScanState) => void;
  readonly signal: AbortSignal;
};

/**
 * Reads what leftovers are told by, everywhere as far as the user may. What could not be read is told, never thrown.
 * @throws AbortError
 */
export async function scanCluster({
  own,
  isWanted = () => true,
  report,
  signal,
}: ScanOptions): Promise<ScanState> {
  await compareClocks();
  const stages = SCAN_STAGES.map((stage) => stage.filter(({ model }) => isWanted(model)));
  let state: ScanState = {
    cluster: unreadCluster(serverNow()),
    unread: [],
    done: 0,
    // After the lists the conversions, and the Services that are referred to.
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
    await Promise.all(stage.map((part) => add(part.read(place))));
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

/** The Services that definitions are converted by, of those few for which it matters. */
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
        // One that is gone by now is converted by nobody.
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

/** The Services of the namespaces that something refers to a Service in: only their names are asked for. */
async function readServices(cluster: ScannedCluster, signal: AbortSignal): Promise<PartRead> {
  const names = serviceNamespaces(cluster);
  if (names.length === 0) return { into: (known) => known, unread: [] };
  const isAllowed = await mayScan(serviceModel, null);
  const unread: UnreadPart[] = [];
  const lists = await Promise.all(
    names.map(async (namespace) => {
      const right = listPermission(serviceModel, namespace);
      try {
        if (!isAllowed && !(await mayScan(serviceModel, namespace))) {
          unread.push({
            model: serviceModel,
            failure: { kind: 'forbidden', message: '', right },
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
