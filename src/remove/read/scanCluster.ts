import { type ScannedCluster, unreadCluster } from '~/remove/rules/leftovers/scannedCluster';
import type { ResourceModel } from '~/kube/models/meta';
import { compareClocks, serverNow } from '~/kube/serverClock';
import { readConversions, readServices } from './lookUpParts';
import type { PartRead, UnreadPart } from './scanPart';
import { SCAN_STAGES } from './scanParts';

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
