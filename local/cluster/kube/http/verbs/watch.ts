import { expired } from '../../failures';
import { apiVersionOf } from '../../kinds/registry';
import { inApiVersion, textOf } from '../../objects';
import type { Selects } from '../../selectors/labelSelector';
import type { StoredEvent } from '../../store/history';
import type { KubeObject } from '../../types';
import type { Call, Outcome, WatchSink } from '../exchange';
import { shaped, shapeOf } from '../representation';
import type { Shape } from '../representation';
import { parseRevision } from '../revision';
import { countOf } from '../query';
import { selectorOf } from './list';

/** Interval of bookmarks in an idle watch. */
const BOOKMARK_MILLISECONDS = 60_000;
/** A watch without `timeoutSeconds` ends after 30 to 60 minutes, like that of the real server. */
const SHORTEST_SECONDS = 1800;

/** Streams events of the selected objects, from a revision or from the current state. */
export function watchObjects(call: Call): Outcome {
  const watch: Watch = {
    call,
    shape: shapeOf(call.request.headers['accept']),
    selects: selectorOf(call),
    from: parseRevision(call.request.query.get('resourceVersion') ?? ''),
    hasBookmarks: call.request.query.get('allowWatchBookmarks') === 'true',
    sendsInitialEvents: call.request.query.get('sendInitialEvents') === 'true',
    seconds: secondsOf(call),
  };
  return { kind: 'watch', open: (sink) => open(watch, sink) };
}

type Watch = {
  readonly call: Call;
  readonly shape: Shape;
  readonly selects: Selects;
  readonly from: number | undefined;
  readonly hasBookmarks: boolean;
  readonly sendsInitialEvents: boolean;
  /** How long it lasts. */
  readonly seconds: number;
};

function open(watch: Watch, sink: WatchSink): () => void {
  const { call, from } = watch;
  const { store } = call.server.backend;
  if (from === undefined || watch.sendsInitialEvents) {
    sendPresent(watch, sink);
  } else if (!sendPast(watch, sink, from)) {
    return () => undefined;
  }
  const stop = store.subscribe(call.entry.key, (event) => {
    sendEvent(watch, sink, event);
  });
  const ticking = watch.hasBookmarks
    ? setInterval(() => {
        sink.send(bookmark(watch));
      }, BOOKMARK_MILLISECONDS)
    : undefined;
  const ending = setTimeout(sink.end, watch.seconds * 1000);
  return () => {
    stop();
    clearInterval(ticking);
    clearTimeout(ending);
  };
}

function secondsOf({ request }: Call): number {
  const requested = countOf(request, 'timeoutSeconds');
  return requested > 0 ? requested : SHORTEST_SECONDS * (1 + Math.random());
}

function sendPresent(watch: Watch, sink: WatchSink): void {
  const { call, selects } = watch;
  for (const object of call.server.backend.store.list(call.entry.key)) {
    if (selects(object)) {
      sink.send(eventText(watch, 'ADDED', object));
    }
  }
  if (watch.sendsInitialEvents && watch.hasBookmarks) {
    sink.send(bookmark(watch, { 'k8s.io/initial-events-end': 'true' }));
  }
}

/** Replays events since a revision. @returns whether they are available */
function sendPast(watch: Watch, sink: WatchSink, from: number): boolean {
  const { store } = watch.call.server.backend;
  const events = store.since(watch.call.entry.key, from);
  if (events === undefined) {
    const { status } = expired(`too old resource version: ${from} (${store.oldest()})`);
    sink.send(JSON.stringify({ type: 'ERROR', object: status }));
    sink.end();
    return false;
  }
  for (const event of events) {
    sendEvent(watch, sink, event);
  }
  return true;
}

/** An object that starts or stops matching is added or deleted for this watch. */
function sendEvent(watch: Watch, sink: WatchSink, event: StoredEvent): void {
  const { type, object, previous, revision } = event;
  if (watch.from !== undefined && revision <= watch.from) {
    return;
  }
  const isIn = type !== 'DELETED' && watch.selects(object);
  const wasIn = previous !== undefined && watch.selects(previous);
  if (isIn) {
    sink.send(eventText(watch, wasIn ? 'MODIFIED' : 'ADDED', object));
  } else if (wasIn) {
    sink.send(
      eventText(watch, 'DELETED', type === 'DELETED' ? object : departed(previous, object)),
    );
  }
}

/** The last matching state, at the revision in which it stopped matching. */
function departed(previous: KubeObject, now: KubeObject): KubeObject {
  const { resourceVersion } = now.metadata;
  return {
    ...previous,
    metadata: {
      ...previous.metadata,
      ...(resourceVersion === undefined ? {} : { resourceVersion }),
    },
  };
}

function eventText({ call, shape }: Watch, type: string, object: KubeObject): string {
  const served = inApiVersion(object, apiVersionOf(call.entry));
  return `{"type":"${type}","object":${textOf(shaped(call.entry, shape, served))}}`;
}

function bookmark(
  { call, shape }: Watch,
  annotations?: { readonly [key: string]: string },
): string {
  const { kind } = call.entry;
  const metadata = {
    resourceVersion: String(call.server.backend.store.revision()),
    ...(annotations === undefined ? {} : { annotations }),
  };
  const envelope =
    shape === 'partial'
      ? { kind: 'PartialObjectMetadata', apiVersion: 'meta.k8s.io/v1' }
      : { kind, apiVersion: apiVersionOf(call.entry) };
  return JSON.stringify({ type: 'BOOKMARK', object: { ...envelope, metadata } });
}
