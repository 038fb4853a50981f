import { namespaceModel } from '~/kube/models/namespace';
import type { Condition } from '~/kube/models/meta';
import type { Evidence, Leftover, PendingFinalizer, BlockingResource } from './leftover';
import { evidenceOf, newLeftover } from './newLeftover';
import type { ScannedNamespace } from './scannedMachinery';
import { seen, type ScannedCluster } from './scannedCluster';

/** Milliseconds of a normal deletion of a namespace: the default grace period of pods. */
export const TIMEOUT = 30_000;

/**
 * Namespaces that are stuck in Terminating (UN-009, UN-010), with the blocking objects. They are never forced (UN-015),
 * because they end automatically after the blocking objects.
 * @param broken unavailable APIs and webhooks that block the deletion
 */
export function terminatingNamespaces(
  cluster: ScannedCluster,
  broken: readonly Leftover[],
): readonly Leftover[] {
  return seen(cluster.namespaces)
    .filter((one) => isOverdue(one, cluster.scannedAt))
    .flatMap((object) =>
      evidenceOf(evidence(object)).map((known) =>
        newLeftover(
          'terminating-namespace',
          { model: namespaceModel, object },
          {
            evidence: known,
            cleanUp: { kind: 'none' },
            formerOwner: { packageName: null, namespace: object.name },
            origin: wasWatched(object) ? 'olm' : 'unknown',
            finalizers: finalizersIn(known),
            after: named(broken, object),
          },
        ),
      ),
    );
}

function isOverdue({ deletedAt }: ScannedNamespace, now: number): boolean {
  return deletedAt !== null && now - Date.parse(deletedAt) >= TIMEOUT;
}

/** Conditions of k8s.io/kubernetes, pkg/controller/namespace/deletion/status_condition_utils.go. */
function evidence({ conditions, finalizers }: ScannedNamespace): readonly Evidence[] {
  const failures = conditions.flatMap(({ type, message }): Evidence[] =>
    type !== undefined && FAILURES.includes(type)
      ? [{ kind: 'condition', type, message: message ?? '' }]
      : [],
  );
  const held = heldBy(messageOf(conditions, CONTENT), messageOf(conditions, FINALIZERS));
  const unparsed = conditions.flatMap(({ type, message }): Evidence[] =>
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

function finalizersIn(evidence: readonly Evidence[]): readonly string[] {
  const names = evidence.flatMap((fact) => {
    if (fact.kind === 'held-by') return fact.resources.flatMap(({ finalizers }) => finalizers);
    return fact.kind === 'finalizers-held' ? fact.finalizers.map(({ name }) => name) : [];
  });
  return [...new Set(names)];
}

/** Leftovers that the conditions name: an API as `group/version`, a webhook by its name. */
function named(broken: readonly Leftover[], { conditions }: ScannedNamespace): readonly string[] {
  const found = new Set(conditions.flatMap(({ message }) => (message ?? '').split(/[\s,:;]+/)));
  return broken.flatMap(({ id, object, evidence: facts }) => {
    const [version = '', ...group] = object.name.split('.');
    const webhooks = facts.flatMap((fact) => (fact.kind === 'fails-closed' ? fact.webhooks : []));
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
function heldBy(content: string, finalizers: string): readonly Evidence[] {
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
