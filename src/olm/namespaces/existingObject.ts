import type { Manifest } from '~/kube/models/meta';
import { listIn, recordIn } from '~/kube/json';
import type { Difference } from '~/kube/failure';

/**
 * The fields in which an existing object differs from the wanted one; empty: equivalent. Every wanted field counts;
 * additions by others (finalizers, defaults, labels) do not. Of the metadata, only a deletion counts, the labels of an
 * object that has no function without them (a ConfigMap whose content another controller injects), and the annotations of
 * a Namespace (where its pods run).
 */
export function differencesFrom(wanted: Manifest, existing: unknown): readonly Difference[] {
  const found = recordIn(existing);
  const metadata = recordIn(found['metadata']);
  const deleted = metadata['deletionTimestamp'];
  if (deleted !== undefined) {
    return [{ field: 'metadata.deletionTimestamp', wanted: undefined, found: deleted }];
  }
  const content = Object.entries(wanted).filter(([key]) => !IDENTITY.includes(key));
  const labels = wanted.kind === 'ConfigMap' ? (wanted.metadata.labels ?? {}) : {};
  const annotations = wanted.kind === 'Namespace' ? (wanted.metadata.annotations ?? {}) : {};
  return [
    ...between('metadata.annotations', annotations, recordIn(metadata['annotations'])),
    ...between('metadata.labels', labels, recordIn(metadata['labels'])),
    ...content.flatMap(([key, value]) =>
      wanted.kind === 'OperatorGroup' && key === 'spec'
        ? betweenGroups(recordIn(value), recordIn(found[key]))
        : between(key, value, found[key]),
    ),
  ];
}

const IDENTITY: readonly string[] = ['apiVersion', 'kind', 'metadata'];

/** Compares every wanted field. Lists must have the same length and equal items. */
function between(field: string, wanted: unknown, found: unknown): readonly Difference[] {
  if (Array.isArray(wanted)) {
    return Array.isArray(found) && found.length === wanted.length
      ? wanted.flatMap((item, index) => between(`${field}[${index}]`, item, found[index]))
      : [{ field, wanted, found }];
  }
  if (typeof wanted === 'object' && wanted !== null) {
    const inside = recordIn(found);
    return Object.entries(wanted).flatMap(([key, value]) =>
      between(`${field}.${key}`, value, inside[key]),
    );
  }
  // The API server removes `null`.
  return wanted === (found ?? null) || wanted === found ? [] : [{ field, wanted, found }];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * OG-004: a group without targets selects all namespaces, so that an absent list is a value. The order does not count.
 */
function betweenGroups(wanted: Fields, found: Fields): readonly Difference[] {
  const { targetNamespaces: targets, ...others } = wanted;
  const one = listIn(targets);
  const other = listIn(found['targetNamespaces']);
  const isSame = one.length === other.length && one.every((target) => other.includes(target));
  const isSelecting = found['selector'] !== undefined && wanted['selector'] === undefined;
  return [
    ...(isSame
      ? []
      : [{ field: 'spec.targetNamespaces', wanted: targets, found: found['targetNamespaces'] }]),
    ...(isSelecting
      ? [{ field: 'spec.selector', wanted: undefined, found: found['selector'] }]
      : []),
    ...between('spec', others, found),
  ];
}
