/** The OperatorGroup controller: target namespaces, provided APIs, roles and the labels of namespaces. */
import { listAt, objectAt, textAt } from '../../kube/json';
import type { Clock, ClusterClient, Controller, JsonObject, KubeObject } from '../../kube/types';
import { stableText } from '../../workloads/generatedNames';
import { eventController } from '../../workloads/eventController';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { csvsIn, namespaceOf, phaseOf } from '../csv/csvFields';
import { conditionOf, conditionsOf, withoutConditions } from '../shared/conditions';
import { CLUSTER_SERVICE_VERSIONS, OPERATOR_GROUPS, timestamp } from '../shared/names';
import { selectedNamespaces, statusNamespaces } from './groupNamespaces';
import { ensureGroupRoles, removeGroupRoles } from './groupRoles';
import { annotatedApis, apisOf, apisText, PROVIDED_APIS_ANNOTATION } from './providedApis';

/** Milliseconds from a change to its reconciliation, about as recorded. */
const delay = 8;
const MULTIPLE = 'MultipleOperatorGroup';

export const operatorGroupController: Controller = eventController({
  name: 'olm-operatorgroups',
  delay,
  begin: ({ client, clock, queue }) => {
    /** Deleted OperatorGroups with remaining labels and roles. */
    const gone = new Map<string, KubeObject>();
    const keysIn = (namespace?: string): readonly string[] =>
      client.list(OPERATOR_GROUPS, namespace === undefined ? {} : { namespace }).map(keyOf);
    const addAll = (namespace?: string): void => {
      for (const key of keysIn(namespace)) queue.add(key);
    };
    return {
      reconcile: (key) => {
        const deleted = gone.get(key);
        if (deleted !== undefined) forget(client, deleted);
        gone.delete(key);
        reconcile(client, clock, key);
      },
      first: keysIn(),
      watches: [
        [
          OPERATOR_GROUPS,
          ({ type, object }) => {
            if (type === 'DELETED') {
              gone.set(keyOf(object), object);
              queue.add(keyOf(object));
            }
            addAll(namespaceOf(object));
          },
        ],
        [
          CLUSTER_SERVICE_VERSIONS,
          ({ object }) => {
            addAll(namespaceOf(object));
          },
        ],
        [
          'namespaces',
          () => {
            addAll();
          },
        ],
      ],
    };
  },
});

function reconcile(client: ClusterClient, clock: Clock, key: string): void {
  const group = client.get(refOfKey(OPERATOR_GROUPS, key));
  if (group === undefined || group.metadata.deletionTimestamp !== undefined) return;
  const siblings = client.list(OPERATOR_GROUPS, { namespace: namespaceOf(group) });
  const status = statusOf(client, { group, isAlone: siblings.length === 1, now: clock.now() });
  if (stableText(group.status ?? {}) !== stableText(status)) {
    client.updateStatus(OPERATOR_GROUPS, { ...group, status });
    return;
  }
  labelNamespaces(client, group);
  const provided = new Set(csvsIn(client, namespaceOf(group)).flatMap((csv) => [...apisOf(csv)]));
  ensureGroupRoles(client, group, new Set([...provided, ...annotatedApis(group)]));
  pruneProvidedApis(client, group, provided);
}

type Situation = { readonly group: KubeObject; readonly isAlone: boolean; readonly now: number };

function statusOf(client: ClusterClient, { group, isAlone, now }: Situation): JsonObject {
  const before = objectAt(group, 'status') ?? {};
  const namespaces = selectedNamespaces(group, client.list('namespaces'));
  const serviceAccountRef = accountReference(client, group);
  const changed =
    stableText(listAt(before, 'namespaces')) !== stableText(namespaces) ||
    before['namespaces'] === undefined ||
    stableText(before['serviceAccountRef']) !== stableText(serviceAccountRef);
  const conditions = multipleConditions(group, isAlone, now);
  return {
    ...(conditions.length === 0 ? {} : { conditions }),
    lastUpdated: changed ? timestamp(now) : (before['lastUpdated'] ?? timestamp(now)),
    namespaces,
    ...(serviceAccountRef === undefined ? {} : { serviceAccountRef }),
  };
}

/** Only an existing service account is referenced. */
function accountReference(client: ClusterClient, group: KubeObject): JsonObject | undefined {
  const name = textAt(group, 'spec', 'serviceAccountName') ?? '';
  const namespace = namespaceOf(group);
  if (name === '') return undefined;
  const account = client.get({ resource: 'serviceaccounts', namespace, name });
  return account === undefined
    ? undefined
    : { apiVersion: 'v1', kind: 'ServiceAccount', name, namespace, uid: account.metadata.uid };
}

function multipleConditions(
  group: KubeObject,
  isAlone: boolean,
  now: number,
): readonly JsonObject[] {
  const before = conditionsOf(group);
  if (isAlone) return withoutConditions(before, MULTIPLE);
  if (conditionOf(before, MULTIPLE) !== undefined) return before;
  return [
    ...before,
    {
      type: MULTIPLE,
      status: 'True',
      reason: 'MultipleOperatorGroupsFound',
      message: 'Multiple OperatorGroup found in the same namespace',
      lastTransitionTime: timestamp(now),
    },
  ];
}

/** Label by which OLM's webhooks select the namespaces of an OperatorGroup. A global OperatorGroup labels none. */
function labelNamespaces(client: ClusterClient, group: KubeObject): void {
  const label = namespaceLabel(group);
  const targets = statusNamespaces(group);
  for (const namespace of client.list('namespaces')) {
    const { name, labels } = namespace.metadata;
    const has = labels?.[label] !== undefined;
    if (has === targets.includes(name)) continue;
    client.mergePatch(
      { resource: 'namespaces', name },
      { metadata: { labels: { [label]: has ? null : '' } } },
    );
  }
}

function forget(client: ClusterClient, group: KubeObject): void {
  removeGroupRoles(client, group);
  const label = namespaceLabel(group);
  for (const { metadata } of client.list('namespaces', { labels: { [label]: '' } })) {
    const ref = { resource: 'namespaces', name: metadata.name };
    client.mergePatch(ref, { metadata: { labels: { [label]: null } } });
  }
}

function namespaceLabel(group: KubeObject): string {
  return `olm.operatorgroup.uid/${group.metadata.uid ?? ''}`;
}

/** Removes APIs that no CSV provides; waits while a new CSV is about to add its APIs. */
function pruneProvidedApis(
  client: ClusterClient,
  group: KubeObject,
  provided: ReadonlySet<string>,
): void {
  if (group.spec?.['staticProvidedAPIs'] === true) return;
  const annotated = annotatedApis(group);
  const kept = [...annotated].filter((api) => provided.has(api));
  const isGrowing = csvsIn(client, namespaceOf(group)).some(
    (csv) =>
      csv.metadata.deletionTimestamp === undefined &&
      ['', 'Pending'].includes(phaseOf(csv)) &&
      [...apisOf(csv)].some((api) => !annotated.has(api)),
  );
  if (isGrowing || kept.length === annotated.size) return;
  client.update(OPERATOR_GROUPS, withProvidedApis(group, kept));
}

export function withProvidedApis(group: KubeObject, apis: Iterable<string>): KubeObject {
  return {
    ...group,
    metadata: {
      ...group.metadata,
      annotations: { ...group.metadata.annotations, [PROVIDED_APIS_ANNOTATION]: apisText(apis) },
    },
  };
}
