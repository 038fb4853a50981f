import type { KubeEvent } from '~/kube/models/core';
import type { ObjectReference } from '~/kube/models/meta';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';

/** An event about an object of an Operator. Kubernetes usually keeps events for an hour. */
export type OperatorEvent = {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
  /** The kind of the object, for a link; `null`: incomplete in the event. */
  readonly gvk: { readonly group?: string; readonly version: string; readonly kind: string } | null;
  readonly isWarning: boolean;
  readonly reason: string;
  readonly message: string;
  /** The number of occurrences. */
  readonly count: number;
  /** The last occurrence; a timestamp. */
  readonly at: string | null;
  readonly source: string;
};

/** The events of an Operator's own objects, latest first. */
export function operatorEvents(
  events: readonly KubeEvent[],
  facts: OperatorFacts,
): readonly OperatorEvent[] {
  return eventsOf(events, ownObjects(facts));
}

/** The events of some objects, latest first. */
export function eventsOf(
  events: readonly KubeEvent[],
  isMeant: (object: ObjectReference) => boolean,
): readonly OperatorEvent[] {
  return events
    .filter(({ involvedObject }) => involvedObject !== undefined && isMeant(involvedObject))
    .map(fromEvent)
    .toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
}

function fromEvent(event: KubeEvent): OperatorEvent {
  const { metadata, involvedObject = {}, reason = '', message = '', type } = event;
  const { name = '', kind = '', namespace = '' } = involvedObject;
  return {
    id: metadata.uid ?? `${namespace}/${metadata.name}`,
    kind,
    name,
    namespace,
    gvk: gvkOf(involvedObject),
    isWarning: type === 'Warning',
    reason,
    message,
    ...occurrencesOf(event),
    source: sourceOf(event),
  };
}

function sourceOf({ source, reportingComponent = '' }: KubeEvent): string {
  return source?.component ?? reportingComponent;
}

/** OLM and the controllers of Kubernetes write the older set of fields. */
function occurrencesOf({ series, count = 1, metadata, lastTimestamp, eventTime }: KubeEvent) {
  const times = [series?.lastObservedTime, lastTimestamp, eventTime, metadata.creationTimestamp];
  return { count: series?.count ?? count, at: times.find((time) => textIn(time) !== null) ?? null };
}

function gvkOf({ apiVersion = '', kind }: ObjectReference): OperatorEvent['gvk'] {
  if (kind === undefined || apiVersion === '') return null;
  const [first = '', second] = apiVersion.split('/');
  return second === undefined ? { version: first, kind } : { group: first, version: second, kind };
}

/**
 * OLM's objects by name. The names of a Deployment's objects start with its own: its ReplicaSets have one more part,
 * their pods two. The Job and pods of the unpacking are in the catalog's namespace.
 */
function ownObjects(facts: OperatorFacts): (object: ObjectReference) => boolean {
  const { namespace, unpacking } = facts;
  const job = unpacking?.job ?? null;
  const named = new Set([...olmNames(facts), ...(job === null ? [] : [jobKey(job)])]);
  const deployments = facts.csvs.flatMap(deploymentNames);
  return ({ kind = '', name = '', namespace: place = '' }) => {
    if (named.has(`${kind} ${place}/${name}`)) return true;
    if (kind === 'Pod' && job !== null && isOfJob(job.metadata, place, name)) return true;
    if (place !== namespace) return false;
    const parts = PARTS[kind];
    return parts !== undefined && deployments.some((one) => isNamedAfter(name, one, parts));
  };
}

function olmNames(facts: OperatorFacts): readonly string[] {
  const { namespace, subscription, csvs, plan, operatorGroups, conditions } = facts;
  const key = (kind: string, name: string) => `${kind} ${namespace}/${name}`;
  return [
    ...(subscription === null ? [] : [key('Subscription', subscription.metadata.name)]),
    ...(plan === null ? [] : [key('InstallPlan', plan.metadata.name)]),
    ...csvs.map(({ metadata }) => key('ClusterServiceVersion', metadata.name)),
    ...(operatorGroups ?? []).map(({ metadata }) => key('OperatorGroup', metadata.name)),
    ...(conditions ?? []).map(({ metadata }) => key('OperatorCondition', metadata.name)),
  ];
}

type Named = { readonly name: string; readonly namespace?: string };

function jobKey({ metadata }: { readonly metadata: Named }): string {
  return `Job ${metadata.namespace ?? ''}/${metadata.name}`;
}

function isOfJob(job: Named, namespace: string, podName: string): boolean {
  return namespace === job.namespace && isNamedAfter(podName, job.name, 1);
}

/** The number of additional name parts by kind. */
const PARTS: Readonly<Record<string, number | undefined>> = {
  Deployment: 0,
  ReplicaSet: 1,
  Pod: 2,
};

/** Kubernetes generates these parts from lowercase letters and digits. */
function isNamedAfter(name: string, owner: string, parts: number): boolean {
  if (!name.startsWith(owner)) return false;
  return new RegExp(`^(-[a-z0-9]+){${String(parts)}}$`).test(name.slice(owner.length));
}

function deploymentNames({ spec }: OperatorFacts['csvs'][number]): readonly string[] {
  const strategy = recordIn(recordIn(recordIn(spec)['install'])['spec']);
  return listIn(strategy['deployments']).flatMap((one) => textIn(recordIn(one)['name']) ?? []);
}
