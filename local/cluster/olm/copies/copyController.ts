/** Creates copied CSVs in the target namespaces of the OperatorGroup, and deletes others. */
import { isDeepStrictEqual } from 'node:util';
import { flagAt, objectAt } from '../../kube/json';
import type { Clock, ClusterClient, Controller, KubeObject } from '../../kube/types';
import { eventController, type Watch } from '../../workloads/eventController';
import { keyOf, refOfKey, type EventQueue } from '../../workloads/eventQueue';
import { isCopied, namespaceOf } from '../csv/csvFields';
import { ALL_NAMESPACES, statusNamespaces, targetsAnnotation } from '../groups/groupNamespaces';
import { createEventRecorder, type EventRecorder } from '../shared/events';
import {
  CLUSTER_SERVICE_VERSIONS,
  COPIED_FROM_LABEL,
  OLM_CONFIGS,
  OPERATOR_GROUPS,
} from '../shared/names';
import { copyDraft, copyStatus, isCopiable } from './copiedCsv';
import { forgetDisabled, tellDisabled, writeConfigStatus } from './disabledCopies';
import { ensureGlobalPermissions, ensureTenantPermissions } from './targetPermissions';

const delay = 15;

/** Namespace that keeps copied CSVs even if they are disabled, so that all users can read cluster-wide Operators. */
const PROTECTED_NAMESPACE = 'openshift';

export const copyController: Controller = eventController({
  name: 'olm-copies',
  delay,
  begin: ({ client, clock, queue }) => {
    const record = createEventRecorder(client, clock, 'operator-lifecycle-manager');
    return {
      reconcile: (key) => {
        reconcile({ client, clock, record }, key);
      },
      first: allKeys(client),
      watches: watches(client, queue),
    };
  },
});

type Context = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly record: EventRecorder;
};

function watches(client: ClusterClient, queue: EventQueue): readonly Watch[] {
  const addAll = (): void => {
    for (const key of allKeys(client)) queue.add(key);
  };
  const roles = [
    'roles.rbac.authorization.k8s.io',
    'rolebindings.rbac.authorization.k8s.io',
  ] as const;
  return [
    [
      CLUSTER_SERVICE_VERSIONS,
      ({ object, type }) => {
        if (type === 'DELETED' || !isCopied(object)) queue.add(originalKey(object));
      },
    ],
    [OPERATOR_GROUPS, addAll],
    [OLM_CONFIGS, addAll],
    [
      'namespaces',
      ({ type }) => {
        if (type === 'ADDED') addAll();
      },
    ],
    ...roles.map((resource): Watch => [
      resource,
      ({ type, object }) => {
        const owner = object.metadata.ownerReferences?.find(
          ({ kind }) => kind === 'ClusterServiceVersion',
        );
        if (type !== 'DELETED' && owner) queue.add(`${namespaceOf(object)}/${owner.name}`);
      },
    ]),
  ];
}

function allKeys(client: ClusterClient): readonly string[] {
  return [...client.list(CLUSTER_SERVICE_VERSIONS).map(originalKey), CONFIG_KEY];
}

/** The key of a CSV, or of the CSV it is a copy of. */
function originalKey(csv: KubeObject): string {
  const from = csv.metadata.labels?.[COPIED_FROM_LABEL];
  return from === undefined ? keyOf(csv) : `${from}/${csv.metadata.name}`;
}

/** The queue's key for the status of OLMConfig `cluster`. */
const CONFIG_KEY = '/cluster';

function reconcile(context: Context, key: string): void {
  const { client } = context;
  if (key === CONFIG_KEY) {
    writeConfigStatus(context);
    return;
  }
  const csv = client.get(refOfKey(CLUSTER_SERVICE_VERSIONS, key));
  if (csv === undefined) {
    removeCopies(client, key, []);
    return;
  }
  if (isCopied(csv)) return;
  const group = groupOf(client, csv);
  if (group === undefined || !isCopiable(csv)) {
    if (csv.metadata.deletionTimestamp !== undefined) removeCopies(client, key, []);
    return;
  }
  spread(context, csv, group);
}

function spread(context: Context, csv: KubeObject, group: KubeObject): void {
  const { client } = context;
  const isGlobal = statusNamespaces(group).includes(ALL_NAMESPACES);
  const isDisabled = isGlobal && areCopiesDisabled(client);
  if (isGlobal) ensureGlobalPermissions(client, csv);
  const targets = targetsOf(client, csv, { group, isDisabled });
  for (const namespace of targets) ensureCopy(client, csv, namespace);
  removeCopies(client, keyOf(csv), targets);
  if (!isGlobal) ensureTenantPermissions(client, csv, targets);
  if (isDisabled) tellDisabled(context, csv);
  else if (isGlobal) forgetDisabled(client, csv);
}

/** The OperatorGroup a CSV is an active member of, by its annotations. */
function groupOf(client: ClusterClient, csv: KubeObject): KubeObject | undefined {
  const { annotations } = csv.metadata;
  const name = annotations?.['olm.operatorGroup'];
  const namespace = namespaceOf(csv);
  if (name === undefined || annotations?.['olm.operatorNamespace'] !== namespace) return undefined;
  const group = client.get({ resource: OPERATOR_GROUPS, namespace, name });
  const isCurrent =
    group !== undefined && annotations['olm.targetNamespaces'] === targetsAnnotation(group);
  return isCurrent ? group : undefined;
}

function areCopiesDisabled(client: ClusterClient): boolean {
  const config = client.get({ resource: OLM_CONFIGS, name: 'cluster' });
  return flagAt(config, 'spec', 'features', 'disableCopiedCSVs') === true;
}

function targetsOf(
  client: ClusterClient,
  csv: KubeObject,
  of: { readonly group: KubeObject; readonly isDisabled: boolean },
): readonly string[] {
  const selected = statusNamespaces(of.group);
  const isWanted = (name: string): boolean =>
    of.isDisabled
      ? name === PROTECTED_NAMESPACE
      : selected.includes(ALL_NAMESPACES) || selected.includes(name);
  return client
    .list('namespaces')
    .filter(({ metadata }) => metadata.deletionTimestamp === undefined)
    .map(({ metadata }) => metadata.name)
    .filter((name) => name !== namespaceOf(csv) && isWanted(name));
}

function ensureCopy(client: ClusterClient, csv: KubeObject, namespace: string): void {
  const draft = copyDraft(csv, namespace);
  const ref = { resource: CLUSTER_SERVICE_VERSIONS, namespace, name: csv.metadata.name };
  const existing = client.get(ref);
  if (existing !== undefined && !isCopied(existing)) return;
  const copy =
    existing === undefined ? client.create(ref.resource, draft) : updated(client, existing, draft);
  const status = copyStatus(csv);
  if (!isDeepStrictEqual(copy.status, status))
    client.updateStatus(ref.resource, { ...copy, status });
}

function updated(
  client: ClusterClient,
  existing: KubeObject,
  draft: ReturnType<typeof copyDraft>,
): KubeObject {
  const isSame =
    isDeepStrictEqual(existing.spec, draft['spec']) &&
    isDeepStrictEqual(existing.metadata.labels, draft.metadata.labels) &&
    isDeepStrictEqual(existing.metadata.annotations, draft.metadata.annotations);
  if (isSame) return existing;
  return client.update(CLUSTER_SERVICE_VERSIONS, {
    ...existing,
    metadata: {
      ...existing.metadata,
      labels: draft.metadata.labels ?? {},
      annotations: draft.metadata.annotations ?? {},
    },
    spec: objectAt(draft, 'spec') ?? {},
  });
}

/** Deletes the copies of the CSV with that key outside the namespaces given. */
function removeCopies(client: ClusterClient, key: string, kept: readonly string[]): void {
  const { namespace = '', name } = refOfKey(CLUSTER_SERVICE_VERSIONS, key);
  const copies = client.list(CLUSTER_SERVICE_VERSIONS, {
    labels: { [COPIED_FROM_LABEL]: namespace },
  });
  for (const copy of copies) {
    if (copy.metadata.name !== name || kept.includes(namespaceOf(copy))) continue;
    client.delete(refOfKey(CLUSTER_SERVICE_VERSIONS, keyOf(copy)));
  }
}
