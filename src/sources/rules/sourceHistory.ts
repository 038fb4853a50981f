import type { CatalogSource } from '~/kube/models/catalogSource';
import type { KubeEvent } from '~/kube/models/event';
import type { Pod } from '~/kube/models/pod';
import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { eventsOf } from '~/olm/installed/operatorEvents';
import { type ContainerFact, type PodFact, podFact } from '~/olm/catalogSources/podFact';

/** Something that happened to a catalog at a time that is known. */
export type HistoryEntry = {
  /** The same for the same happening. */
  readonly id: string;
  /** A timestamp. */
  readonly at: string;
  readonly what: HistoryKind;
  /** What the kind names: a pod, a state, a condition. */
  readonly about: string;
  /** The cluster's own words; empty where it has none. */
  readonly words: string;
  /** With which a container ended; `null` where none did, or none was told. */
  readonly exitCode: number | null;
  readonly isWarning: boolean;
  /** How often, the last time at `at`. */
  readonly count: number;
};

export type HistoryKind =
  | 'created'
  | 'deleted'
  | 'served'
  | 'connection'
  | 'poll'
  | 'configmap'
  | 'condition'
  | 'pod-created'
  | 'pod-leaving'
  | 'container-started'
  | 'container-ended'
  | 'event';

/**
 * What the cluster still knows of a catalog's past, newest first. That is little: of each state only the last change, of a
 * container the run before, and of events those of the last hours.
 */
export function sourceHistory(
  source: CatalogSource,
  pods: readonly Pod[],
  events: readonly KubeEvent[],
): readonly HistoryEntry[] {
  const facts = pods.map(podFact);
  return inOrder([
    ...ofSource(source),
    ...conditionsOf(source),
    ...facts.flatMap(ofPod),
    ...ofEvents(source, facts, events),
  ]);
}

/**
 * What is known now together with what was known before: the cluster forgets, an open page need not.
 * @returns the same array when nothing came
 */
export function withEarlier(
  earlier: readonly HistoryEntry[],
  known: readonly HistoryEntry[],
): readonly HistoryEntry[] {
  const byId = new Map(earlier.map((entry) => [entry.id, entry]));
  for (const entry of known) byId.set(entry.id, entry);
  const both = inOrder([...byId.values()]).slice(0, MOST);
  const isSame =
    both.length === earlier.length && both.every((one, at) => isAlike(one, earlier[at]));
  return isSame ? earlier : both;
}

/** A page may stay open for days. */
const MOST = 500;

function isAlike(one: HistoryEntry, other: HistoryEntry | undefined): boolean {
  return one.id === other?.id && one.at === other.at && one.count === other.count;
}

function inOrder(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  return entries.toSorted((one, other) => timeOf(other) - timeOf(one));
}

function timeOf({ at }: HistoryEntry): number {
  return Date.parse(at);
}

/** Source of the fields: CatalogSourceStatus (CS-023, CS-025, CS-026). */
function ofSource({ metadata, status }: CatalogSource): readonly HistoryEntry[] {
  const { creationTimestamp, deletionTimestamp } = metadata;
  const said = recordIn(status);
  const [service, connection] = [
    recordIn(said['registryService']),
    recordIn(said['connectionState']),
  ];
  const state = textIn(connection['lastObservedState']) ?? '';
  const map = recordIn(said['configMapReference']);
  const isBroken = state === 'TRANSIENT_FAILURE' || state === 'SHUTDOWN';
  return [
    ...entry('created', creationTimestamp),
    ...entry('deleted', deletionTimestamp),
    ...entry('served', service['createdAt']),
    ...entry('connection', connection['lastConnect'], { about: state, isWarning: isBroken }),
    ...entry('poll', said['latestImageRegistryPoll']),
    ...entry('configmap', map['lastUpdateTime'], { about: textIn(map['name']) ?? '' }),
  ];
}

function conditionsOf({ status }: CatalogSource): readonly HistoryEntry[] {
  return listIn(status?.conditions)
    .map(recordIn)
    .flatMap((condition) =>
      entry('condition', condition['lastTransitionTime'], {
        about: [condition['type'], condition['status']].map((part) => textIn(part) ?? '').join(' '),
        words: wordsOf(condition),
        isWarning: condition['status'] === 'False',
      }),
    );
}

function wordsOf({ reason, message }: JsonRecord): string {
  return [textIn(reason), textIn(message)].filter((part) => part !== null).join(': ');
}

function ofPod(pod: PodFact): readonly HistoryEntry[] {
  return [
    ...entry('pod-created', pod.createdAt, { about: pod.name }),
    ...entry('pod-leaving', pod.leavingSince, { about: pod.name }),
    ...pod.containers.flatMap((container) => ofContainer(pod, container)),
  ];
}

function ofContainer(pod: PodFact, container: ContainerFact): readonly HistoryEntry[] {
  const about = `${pod.name}/${container.name}`;
  const ends = [container.ended, container.lastEnd].filter((end) => end !== null);
  return [
    ...entry('container-started', container.startedAt, { about }),
    ...ends.flatMap((end) =>
      entry('container-ended', end.at, {
        about,
        words: [end.reason, end.message].filter((part) => part !== '').join(': '),
        exitCode: end.exitCode,
        isWarning: end.exitCode !== 0,
      }),
    ),
  ];
}

/** Those of the catalog, and of its pods, also of those that are gone: they are named after it. */
function ofEvents(
  { metadata: { name, namespace } }: CatalogSource,
  pods: readonly PodFact[],
  events: readonly KubeEvent[],
): readonly HistoryEntry[] {
  const known = new Set(pods.map((pod) => pod.name));
  const found = eventsOf(events, (object) => {
    if (object.namespace !== namespace) return false;
    if (object.kind === 'CatalogSource') return object.name === name;
    return object.kind === 'Pod' && (known.has(object.name ?? '') || isPodOf(name, object.name));
  });
  return found.flatMap(({ id, at, kind, name: of, reason, message, isWarning, count }) =>
    entry('event', at, {
      id: `event ${id}`,
      about: `${kind} ${of}`,
      words: reason === '' ? message : `${reason}: ${message}`,
      isWarning,
      count,
    }),
  );
}

/** Kubernetes makes up five letters and digits after the name that OLM gives. */
function isPodOf(catalog: string, pod = ''): boolean {
  return pod.startsWith(`${catalog}-`) && /^[a-z0-9]{5}$/.test(pod.slice(catalog.length + 1));
}

/** Nothing without a time that can be read. */
function entry(
  what: HistoryKind,
  at: unknown,
  more: Partial<Omit<HistoryEntry, 'what' | 'at'>> = {},
): readonly HistoryEntry[] {
  const time = textIn(at);
  if (time === null || Number.isNaN(Date.parse(time))) return [];
  const { about = '', words = '', exitCode = null, isWarning = false, count = 1 } = more;
  const id = more.id ?? `${what} ${about} ${time}`;
  return [{ id, at: time, what, about, words, exitCode, isWarning, count }];
}
