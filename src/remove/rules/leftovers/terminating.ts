import type { Condition, ResourceModel } from '~/kube/models/meta';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { namespaceModel } from '~/kube/models/namespace';
import { type ClusterCall, callId } from '~/olm/calls/clusterCall';
import { ownerIn } from '~/olm/extensions/ownerLabels';
import type { OperandList } from '~/remove/rules/operands';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import {
  type BlockingResource,
  type LeftoverEvidence,
  type Leftover,
  type PendingFinalizer,
  leftoverKind,
} from './leftover';
import { originOf } from './owners';
import type { ScannedNamespace } from './scannedObjects';
import { seen } from './scannedCluster';

/** Milliseconds of a normal deletion of a namespace: the default grace period of pods. */
const TIMEOUT = 30_000;

/**
 * Namespaces that are stuck in Terminating (UN-009, UN-010), with the blocking objects. They are never forced (UN-015),
 * because they end automatically after the blocking objects.
 */
export const terminatingNamespace = leftoverKind({
  severity: 'warning',
  stage: null,
  reads: [],
  find: ({ cluster }, others) =>
    seen(cluster.namespaces)
      .filter((one) => isOverdue(one, cluster.scannedAt))
      .map((object) => {
        const evidence = evidenceOf(object);
        return {
          model: namespaceModel,
          object,
          evidence,
          formerOwner: { packageName: null, namespace: object.name },
          origin: wasWatched(object) ? 'olm' : 'unknown',
          finalizers: finalizersIn(evidence),
          after: named(others, object),
        };
      }),
});

/** The API server removes it when no instances remain (apiextensions-apiserver, pkg/controller/finalizer). */
const CLEANUP = 'customresourcecleanup.apiextensions.k8s.io';

/**
 * CustomResourceDefinitions in deletion whose instances have finalizers without a controller: a later installation
 * fails until they are gone (recording v1_delete_with_finalizer).
 */
export const terminatingDefinition = leftoverKind({
  severity: 'warning',
  stage: null,
  reads: ['definitions'],
  find: ({ cluster }) =>
    seen(cluster.definitions)
      .filter((one) => one.finalizers.includes(CLEANUP) && isOverdue(one, cluster.scannedAt))
      .map((object) => ({
        model: customResourceDefinitionModel,
        object,
        evidence: [
          { kind: 'held-by', resources: [{ resource: object.name, count: null, finalizers: [] }] },
        ],
        origin: ownerIn(object.labels) === null ? originOf(object) : 'olm',
      })),
});

function isOverdue({ deletedAt }: Pick<ScannedNamespace, 'deletedAt'>, now: number): boolean {
  return deletedAt !== null && now - Date.parse(deletedAt) >= TIMEOUT;
}

/** Conditions of k8s.io/kubernetes, pkg/controller/namespace/deletion/status_condition_utils.go. */
function evidenceOf({ conditions, finalizers }: ScannedNamespace): readonly LeftoverEvidence[] {
  const failures = conditions.flatMap(({ type, message }): LeftoverEvidence[] =>
    type !== undefined && FAILURES.includes(type)
      ? [{ kind: 'condition', type, message: message ?? '' }]
      : [],
  );
  const held = heldBy(messageOf(conditions, CONTENT), messageOf(conditions, FINALIZERS));
  const unparsed = conditions.flatMap(({ type, message }): LeftoverEvidence[] =>
    type !== undefined && REMAINDERS.includes(type) && !isParsed(message ?? '')
      ? [{ kind: 'condition', type, message: message ?? '' }]
      : [],
  );
  const own = finalizers.map((name) => ({ name, count: null }));
  return [
    ...failures,
    ...held,
    ...(own.length === 0 ? [] : [{ kind: 'finalizers-held' as const, finalizers: own }]),
    ...unparsed,
  ];
}

const FAILURES: readonly string[] = [
  'NamespaceDeletionDiscoveryFailure',
  'NamespaceDeletionGroupVersionParsingFailure',
  'NamespaceDeletionContentFailure',
];

const CONTENT = 'NamespaceContentRemaining';
const FINALIZERS = 'NamespaceFinalizersRemaining';
const REMAINDERS: readonly string[] = [CONTENT, FINALIZERS];

function messageOf(conditions: readonly Condition[], wanted: string): string {
  return conditions.find(({ type }) => type === wanted)?.message ?? '';
}

/** OLM labels the namespaces of an OperatorGroup with its UID. */
function wasWatched({ labels }: ScannedNamespace): boolean {
  return Object.keys(labels).some((label) => label.startsWith('olm.operatorgroup.uid/'));
}

function finalizersIn(evidence: readonly LeftoverEvidence[]): readonly string[] {
  const names = evidence.flatMap((fact) => {
    if (fact.kind === 'held-by') return fact.resources.flatMap(({ finalizers }) => finalizers);
    return fact.kind === 'finalizers-held' ? fact.finalizers.map(({ name }) => name) : [];
  });
  return [...new Set(names)];
}

/** Broken APIs and webhooks that the conditions name: an API as `group/version`, a webhook by its name. */
function named(others: readonly Leftover[], { conditions }: ScannedNamespace): readonly string[] {
  const found = new Set(conditions.flatMap(({ message }) => (message ?? '').split(/[\s,:;]+/)));
  return others.flatMap(({ id, kind, object, evidence }) => {
    if (kind !== 'broken-webhook' && kind !== 'broken-api-service') return [];
    const [version = '', ...group] = object.name.split('.');
    const webhooks = evidence.flatMap((fact) =>
      fact.kind === 'fails-closed' ? fact.webhooks : [],
    );
    const words = [`${group.join('.')}/${version}`, ...webhooks.map((name) => `"${name}"`)];
    return words.some((word) => found.has(word)) ? [id] : [];
  });
}

/**
 * The blocking objects of a namespace from the messages of the namespace controller: `Some resources are remaining:
 * widgets.example.com has 2 resource instances, pods. has 1 resource instances` and `Some content in the namespace has
 * finalizers remaining: example.com/hold in 2 resource instances`. The finalizers can be assigned only if there is one
 * kind.
 */
function heldBy(content: string, finalizers: string): readonly LeftoverEvidence[] {
  const resources = itemsIn(content, REMAINING);
  const held = itemsIn(finalizers, DELETION_CONDITIONS);
  const [only, ...others] = resources;
  if (only !== undefined && others.length === 0) {
    const names = held.map(({ name }) => name);
    return [{ kind: 'held-by', resources: [resourceOf(only, names)] }];
  }
  return [
    ...(resources.length === 0
      ? []
      : [{ kind: 'held-by' as const, resources: resources.map((one) => resourceOf(one, [])) }]),
    ...(held.length === 0 ? [] : [{ kind: 'finalizers-held' as const, finalizers: held }]),
  ];
}

/** Whether {@link heldBy} can read a message. Messages of other releases are shown unchanged. */
function isParsed(message: string): boolean {
  return itemsIn(message, REMAINING).length > 0 || itemsIn(message, DELETION_CONDITIONS).length > 0;
}

const REMAINING = /([^\s,:]+) has (\d+) resource instances?/g;
const DELETION_CONDITIONS = /([^\s,]+) in (\d+) resource instances?/g;

function itemsIn(message: string, pattern: RegExp): readonly PendingFinalizer[] {
  return [...message.matchAll(pattern)].map(([, name = '', count]) => ({
    name,
    count: count === undefined ? null : Number(count),
  }));
}

/** The core group has no name: `pods.` */
function resourceOf(
  { name, count }: PendingFinalizer,
  finalizers: readonly string[],
): BlockingResource {
  return { resource: name.replace(/\.$/, ''), count, finalizers };
}

/** An object that blocks the deletion of its namespace or CRD. */
export type BlockingObject = {
  readonly model: ResourceModel;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly name: string;
  readonly uid: string | null;
  readonly finalizers: readonly string[];
};

/** The APIs whose objects block the deletion of a namespace, from its conditions: `plural.group`. */
export function blockingApis({ evidence }: Pick<Leftover, 'evidence'>): readonly string[] {
  return evidence.flatMap((fact) =>
    fact.kind === 'held-by' ? fact.resources.map(({ resource }) => resource) : [],
  );
}

/** The objects in the namespace. */
export function blockingObjectsIn(
  list: OperandList | null,
  namespace: string,
): readonly BlockingObject[] {
  return objectsIn(list).filter((one) => one.namespace === namespace);
}

/** The objects with finalizers, which block the deletion of their CRD. */
export function objectsWithFinalizers(list: OperandList | null): readonly BlockingObject[] {
  return objectsIn(list).filter(({ finalizers }) => finalizers.length > 0);
}

function objectsIn(list: OperandList | null): readonly BlockingObject[] {
  if (list === null) return [];
  return list.operands.map(({ name, namespace, uid, finalizers }) => ({
    model: list.model,
    namespace,
    name,
    uid,
    finalizers,
  }));
}

/**
 * The steps that delete these objects one by one, so that the finalizers of each can be removed. They do not change
 * objects that are already being deleted.
 */
export function releaseSteps(objects: readonly BlockingObject[]): readonly RemovalStep[] {
  return objects.map(({ model, namespace, name, uid }) => {
    const object = { name, ...(namespace === null ? {} : { namespace }) };
    const call = { kind: 'delete', model, object, uid } satisfies ClusterCall;
    return { id: callId(call), stage: 'operands', action: { kind: 'delete', call } };
  });
}
