import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ResourceModel } from '~/kube/models/meta';
import { ClusterError } from './clusterError';
import { listIn, recordIn, textIn } from './json';
import { getJson } from './request';
import { urlOf } from './resource';
import { actingNow, actingSubprotocols } from './useOwnAnswers';

/**
 * Lists that are watched without the SDK, for kinds that the console does not know. The console runs discovery when a
 * CustomResourceDefinition is created, which is before the API server serves it (on OpenShift by five seconds), and then
 * not until the page is reloaded (startAPIDiscovery of openshift/console, public/actions/k8s.ts). For users who cannot
 * list definitions, it takes up to a minute.
 */
export type OwnList = {
  readonly model: ResourceModel;
  readonly namespace: string | null;
  readonly labelSelector?: string;
  readonly fieldSelector?: string;
  /** A different number restarts the watch. */
  readonly round: number;
};

/** The result in the format of the SDK. */
export type Watched = {
  readonly data: unknown;
  readonly loaded: boolean;
  readonly loadError: unknown;
};

/** The lists in the order of the requests. Equal requests share one watch, which uses a WebSocket as the SDK does. */
export function useOwnLists(wanted: readonly OwnList[]): readonly Watched[] {
  const key = JSON.stringify(wanted);
  const subscribe = useCallback(
    (listener: () => void) => {
      const leaves = listsIn(key).map((list) => join(list, listener));
      return () => {
        for (const leave of leaves) leave();
      };
    },
    [key],
  );
  const versions = useSyncExternalStore(subscribe, () => versionsOf(key));
  return useMemo(
    () =>
      versions === '' ? NONE : listsIn(key).map((list) => running.get(keyOf(list))?.now ?? START),
    [key, versions],
  );
}

/** Whether the list already has a watch, which ends with its last user. */
export function isOwn(list: OwnList): boolean {
  return running.has(keyOf(list));
}

type Running = {
  now: Watched;
  version: number;
  readonly listeners: Set<() => void>;
  readonly stop: () => void;
};

const NONE: readonly Watched[] = [];
const running = new Map<string, Running>();
let changes = 0;
const START: Watched = { data: [], loaded: false, loadError: undefined };

/** Each identity has its own watches. */
function keyOf(list: OwnList): string {
  return JSON.stringify([actingNow(), list]);
}

function listsIn(key: string): readonly OwnList[] {
  return JSON.parse(key) as readonly OwnList[];
}

function versionsOf(key: string): string {
  return listsIn(key)
    .map((list) => running.get(keyOf(list))?.version ?? 0)
    .join();
}

function join(list: OwnList, listener: () => void): () => void {
  const key = keyOf(list);
  const one = running.get(key) ?? begin(key, list);
  one.listeners.add(listener);
  return () => {
    one.listeners.delete(listener);
    if (one.listeners.size > 0) return;
    one.stop();
    running.delete(key);
  };
}

function begin(key: string, list: OwnList): Running {
  const end = new AbortController();
  const one: Running = {
    now: START,
    version: 0,
    listeners: new Set(),
    stop: () => {
      end.abort();
    },
  };
  running.set(key, one);
  void follow(list, end.signal, (change) => {
    one.now = { ...one.now, ...change };
    changes += 1;
    one.version = changes;
    for (const listener of one.listeners) listener();
  });
  return one;
}

type Tell = (change: Partial<Watched>) => void;

/** Reads the list and follows it; restarts when the watch ends. */
async function follow(list: OwnList, signal: AbortSignal, tell: Tell): Promise<void> {
  do {
    const begun = Date.now();
    try {
      const { objects, version } = await readAll(list, signal);
      tell({ data: [...objects.values()], loaded: true, loadError: undefined });
      await followed(list, { objects, version }, { signal, tell });
    } catch (error) {
      if (!signal.aborted) tell({ loadError: explainedHere(error) });
    }
    await pause(Date.now() - begun > LONG ? SOON : LATER, signal);
  } while (!signal.aborted);
}

/** Milliseconds. A server ends each watch after some minutes. A watch that ends immediately is restarted with a delay. */
const LONG = 30_000;
const SOON = 1_000;
const LATER = 15_000;

/** The server answers "not found" if it does not serve the API. */
function explainedHere(error: unknown): unknown {
  return error instanceof ClusterError && error.failure.kind === 'not-found'
    ? new ClusterError({ ...error.failure, kind: 'not-served' })
    : error;
}

type Read = { readonly objects: Map<string, unknown>; readonly version: string };

async function readAll(list: OwnList, signal: AbortSignal): Promise<Read> {
  const objects = new Map<string, unknown>();
  let token: string | null = null;
  let version = '';
  do {
    const query = { ...selectorsOf(list), limit: PAGE, ...(token !== null && { continue: token }) };
    const address = { namespace: list.namespace ?? undefined, query };
    const page = recordIn(await getJson(list.model, address, signal));
    for (const object of listIn(page['items'])) objects.set(uidOf(object), object);
    const metadata = recordIn(page['metadata']);
    token = textIn(metadata['continue']);
    version = textIn(metadata['resourceVersion']) ?? '';
  } while (token !== null);
  return { objects, version };
}

const PAGE = '250';

function selectorsOf({ labelSelector, fieldSelector }: OwnList): Readonly<Record<string, string>> {
  return {
    ...(labelSelector !== undefined && { labelSelector }),
    ...(fieldSelector !== undefined && { fieldSelector }),
  };
}

/** Applies the events of the watch until the server ends it or the list is no longer used. */
function followed(
  list: OwnList,
  { objects, version }: Read,
  { signal, tell }: { readonly signal: AbortSignal; readonly tell: Tell },
): Promise<void> {
  return new Promise((resolve) => {
    const query = { ...selectorsOf(list), watch: 'true', resourceVersion: version };
    const path = urlOf(list.model, { namespace: list.namespace ?? undefined, query });
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, 'ws')}${path}`,
      actingSubprotocols(),
    );
    let isReported = true;
    const timer = setInterval(() => {
      if (!isReported) tell({ data: [...objects.values()], loadError: undefined });
      isReported = true;
    }, TOGETHER);
    const end = (): void => {
      clearInterval(timer);
      signal.removeEventListener('abort', end);
      socket.close();
      resolve();
    };
    signal.addEventListener('abort', end);
    socket.addEventListener('close', end);
    socket.addEventListener('message', ({ data }) => {
      const { type, object } = eventIn(data);
      if (type === 'ERROR') {
        end();
        return;
      }
      if (type === 'DELETED') objects.delete(uidOf(object));
      else if (type !== 'BOOKMARK') objects.set(uidOf(object), object);
      isReported = false;
    });
  });
}

/** Milliseconds for which events are collected, as the SDK does for longer. */
const TOGETHER = 200;

function eventIn(data: unknown): { readonly type: unknown; readonly object: unknown } {
  const { type, object } = recordIn(typeof data === 'string' ? JSON.parse(data) : null);
  return { type, object };
}

function uidOf(object: unknown): string {
  return textIn(recordIn(recordIn(object)['metadata'])['uid']) ?? '';
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
