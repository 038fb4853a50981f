import { namespaceModel } from '~/kube/models/namespace';
import type { Condition } from '~/kube/models/meta';
import type { Evidence, Leftover, PendingFinalizer, BlockingResource } from './leftover';
import { evidenceOf, newLeftover } from './newLeftover';
import type { ScannedNamespace } from './scannedMachinery';
import { seen, type ScannedCluster } from './scannedCluster';

/** Milliseconds in which a namespace may be emptying itself: pods get half a minute to end, unless they ask for more. */
const TIMEOUT = 30_000;

/**
 * Namespaces that are to go and cannot (UN-009, UN-010), with what holds them. They are never forced (UN-015): they go by
 * themselves when what holds them is gone.
 * @param broken APIs that cannot answer what is left in a namespace, and webhooks that keep it from being deleted
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
  const untold = conditions.flatMap(({ type, message }): Evidence[] =>
    type !== undefined && REMAINDERS.includes(type) && !isTold(message ?? '')
      ? [{ kind: 'condition', type, message: message ?? '' }]
      : [],
  );
  const own = finalizers.map((name) => ({ name, count: null }));
  return [
    ...failures,
    ...held,
    ...(own.length === 0 ? [] : [{ kind: 'finalizers-held' as const, finalizers: own }]),
    ...untold,
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

/** OLM labels the namespaces of an OperatorGroup with its uid. */
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

/** Those that the conditions name: an API as `group/version`, a webhook by its name. */
function named(broken: readonly Leftover[], { conditions }: ScannedNamespace): readonly string[] {
  const text = conditions.map(({ message }) => message ?? '').join('\n');
  return broken.flatMap(({ id, object, evidence: facts }) => {
    const [version = '', ...group] = object.name.split('.');
    const webhooks = facts.flatMap((fact) => (fact.kind === 'fails-closed' ? fact.webhooks : []));
    const words = [`${group.join('.')}/${version}`, ...webhooks.map((name) => `"${name}"`)];
    return words.some((word) => text.includes(word)) ? [id] : [];
  });
}

/**
 * What holds a namespace, in the words of the namespace controller: `Some resources are remaining: widgets.example.com has 2
 * resource instances, pods. has 1 resource instances` and `Some content in the namespace has finalizers remaining:
 * example.com/hold in 2 resource instances`. Which kinds have which finalizers it tells only when there is one kind.
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

/** Whether a message is one of those that {@link heldBy} reads; others, of other releases, are shown as they are. */
function isTold(message: string): boolean {
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
