/** The ClusterServiceVersion controller: advances each CSV through its phases, and records Events. */
import { listAt } from '../../kube/json';
import type {
  ClusterClient,
  Controller,
  KubeObject,
  ResourceKey,
  WatchEvent,
} from '../../kube/types';
import { stableText } from '../../workloads/generatedNames';
import { eventController, type Surroundings, type Watch } from '../../workloads/eventController';
import { keyOf, refOfKey, type EventQueue } from '../../workloads/eventQueue';
import { createEventRecorder, type EventRecorder } from '../shared/events';
import {
  CLUSTER_SERVICE_VERSIONS,
  OPERATOR_CONDITIONS,
  OPERATOR_GROUPS,
  SUBSCRIPTIONS,
  timestamp,
} from '../shared/names';
import { afterDeletion, CLEANUP_FINALIZER, finalize } from './cleanup';
import { csvsIn, isCopied, namespaceOf, phaseOf, reasonOf } from './csvFields';
import { isNews, statusAfter, type PhaseNews } from './csvStatus';
import { membershipOf } from './membership';
import { owningCsvKey } from './ownership';
import { transition, type Step } from './transition';
import { withoutFields } from './withoutFields';

/** Milliseconds. OLM reacts to its own writes after about 0.1 s, to new permissions after about 0.2 s. */
const delay = 20;
const afterOwnWrite = 110;
const afterPermissions = 200;
/** Delay before a rejected installation is retried. */
const afterRefusal = 10_000;

const permissions: readonly ResourceKey[] = [
  'serviceaccounts',
  'roles.rbac.authorization.k8s.io',
  'rolebindings.rbac.authorization.k8s.io',
  'clusterroles.rbac.authorization.k8s.io',
  'clusterrolebindings.rbac.authorization.k8s.io',
  'customresourcedefinitions.apiextensions.k8s.io',
  'apiservices.apiregistration.k8s.io',
];

export const csvController: Controller = eventController({
  name: 'olm-csv',
  delay,
  begin: ({ client, clock, queue }) => {
    const record = createEventRecorder(client, clock, 'operator-lifecycle-manager');
    return {
      reconcile: (key) => {
        const csv = client.get(refOfKey(CLUSTER_SERVICE_VERSIONS, key));
        if (csv !== undefined && !isCopied(csv)) reconcile({ client, clock, record, queue }, csv);
      },
      first: client.list(CLUSTER_SERVICE_VERSIONS).map(keyOf),
      watches: watches(client, queue),
    };
  },
});

type Context = Surroundings & { readonly record: EventRecorder };

function watches(client: ClusterClient, queue: EventQueue): readonly Watch[] {
  const addAll = (namespace: string, wait: number): void => {
    for (const csv of csvsIn(client, namespace)) queue.add(keyOf(csv), wait);
  };
  const addUnsettled = (event: WatchEvent): void => {
    const isLoss = event.type === 'DELETED';
    for (const csv of client.list(CLUSTER_SERVICE_VERSIONS)) {
      const isWaiting = ['Pending', 'Failed'].includes(phaseOf(csv));
      if (isCopied(csv) || !(isWaiting || isLoss)) continue;
      queue.add(keyOf(csv), afterPermissions);
    }
  };
  return [
    [
      CLUSTER_SERVICE_VERSIONS,
      ({ type, object }) => {
        if (isCopied(object)) return;
        if (type === 'DELETED') afterDeletion(client, object);
        else queue.add(keyOf(object), waitFor(object));
        for (const sibling of csvsIn(client, namespaceOf(object))) {
          if (sibling.metadata.uid !== object.metadata.uid) queue.add(keyOf(sibling));
        }
      },
    ],
    [
      'deployments.apps',
      ({ object }) => {
        const owner = owningCsvKey(object);
        if (owner !== undefined) queue.add(owner, afterOwnWrite);
      },
    ],
    [
      OPERATOR_GROUPS,
      ({ object }) => {
        addAll(namespaceOf(object), delay);
        addConflicting(client, queue);
      },
    ],
    [
      OPERATOR_CONDITIONS,
      ({ object }) => {
        addAll(namespaceOf(object), afterPermissions);
      },
    ],
    [
      SUBSCRIPTIONS,
      ({ object, previous }) => {
        if (stableText(object.spec) !== stableText(previous?.spec)) {
          addAll(namespaceOf(object), afterPermissions);
        }
      },
    ],
    ...permissions.map((resource): Watch => [resource, addUnsettled]),
  ];
}

function waitFor(csv: KubeObject): number {
  if (reasonOf(csv) === 'InstallComponentFailed') return afterRefusal;
  return phaseOf(csv) === '' ? delay : afterOwnWrite;
}

/** A change of another OperatorGroup can resolve a conflict of APIs. */
function addConflicting(client: ClusterClient, queue: EventQueue): void {
  for (const csv of client.list(CLUSTER_SERVICE_VERSIONS)) {
    if (reasonOf(csv) === 'InterOperatorGroupOwnerConflict') queue.add(keyOf(csv));
  }
}

function reconcile(context: Context, csv: KubeObject): void {
  const { client, clock, queue } = context;
  if (csv.metadata.deletionTimestamp !== undefined) {
    finalize(client, csv);
    return;
  }
  if (!(csv.metadata.finalizers ?? []).includes(CLEANUP_FINALIZER)) {
    const finalizers = [...(csv.metadata.finalizers ?? []), CLEANUP_FINALIZER];
    client.update(CLUSTER_SERVICE_VERSIONS, { ...csv, metadata: { ...csv.metadata, finalizers } });
    return;
  }
  const membership = membershipOf(client, csv);
  if (membership.kind === 'wait') return;
  if (membership.kind === 'refused') {
    write(context, csv, { news: membership.news });
    return;
  }
  const step = transition({
    client,
    csv,
    siblings: csvsIn(client, namespaceOf(csv)),
    group: membership.group,
    now: clock.now(),
  });
  write(context, csv, step);
  if (step.again !== undefined) queue.add(keyOf(csv), step.again);
}

/**
 * Records the Event before it writes the status, like OLM. Writes only if phase, reason or message change; other
 * changes of requirements are not written.
 */
function write({ client, clock, record }: Context, csv: KubeObject, step: Step): void {
  const reported = step.news !== undefined && isNews(csv, step.news) ? step.news : undefined;
  if (reported === undefined) return;
  record({ about: csv, ...eventOf(reported) });
  const requirements = step.requirements ?? listAt(csv, 'status', 'requirementStatus');
  const after = statusAfter(csv, reported, timestamp(clock.now()));
  client.updateStatus(CLUSTER_SERVICE_VERSIONS, {
    ...csv,
    status: {
      ...withoutFields(after, 'requirementStatus'),
      ...(requirements.length === 0 ? {} : { requirementStatus: requirements }),
    },
  });
}

function eventOf({ phase, reason, message }: PhaseNews): {
  type: 'Normal' | 'Warning';
  reason: string;
  message: string;
} {
  return { type: phase === 'Failed' ? 'Warning' : 'Normal', reason, message };
}
