import { type JsonRecord, recordIn } from '~/kube/json';

/**
 * An object without what only the cluster writes: its state, its identity, who owns it, and the labels and annotations by
 * which OLM finds its objects again. Its metadata stays even when nothing is left in it.
 */
export function withoutServerFields(object: JsonRecord): JsonRecord {
  const { metadata } = object;
  const kept = Object.entries(object).filter(([field]) => field !== 'status');
  return Object.fromEntries(
    kept.map(([field, value]) => [field, field === 'metadata' ? ownMetadata(metadata) : value]),
  );
}

function ownMetadata(metadata: unknown): JsonRecord {
  const own = Object.entries(recordIn(metadata)).filter(([field]) => !SERVER_METADATA.has(field));
  return Object.fromEntries(
    own.flatMap(([field, value]) => {
      if (field !== 'labels' && field !== 'annotations') return [[field, value] as const];
      const left = Object.entries(recordIn(value)).filter(([key]) => !isOlmsMark(key));
      return left.length === 0 ? [] : [[field, Object.fromEntries(left)] as const];
    }),
  );
}

const SERVER_METADATA: ReadonlySet<string> = new Set([
  'creationTimestamp',
  'deletionGracePeriodSeconds',
  'deletionTimestamp',
  'finalizers',
  'generation',
  'managedFields',
  'ownerReferences',
  'resourceVersion',
  'selfLink',
  'uid',
]);

/**
 * As in the recordings of OLM; `operators.coreos.com/<package>.<namespace>` ties the parts of an Operator together. The
 * bundle's properties, which are an author's, are none of them.
 */
function isOlmsMark(key: string): boolean {
  return (
    OLMS_MARKS.has(key) ||
    OLMS_PREFIXES.some((prefix) => key.startsWith(prefix)) ||
    key === 'kubectl.kubernetes.io/last-applied-configuration'
  );
}

const OLMS_MARKS: ReadonlySet<string> = new Set([
  'olm.copiedFrom',
  'olm.managed',
  'olm.operatorGroup',
  'olm.operatorNamespace',
  'olm.targetNamespaces',
]);

const OLMS_PREFIXES: readonly string[] = [
  'olm.api.',
  'olm.owner',
  'operatorframework.io/installed-alongside-',
  'operators.coreos.com/',
];
