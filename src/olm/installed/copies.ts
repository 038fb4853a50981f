import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { Metadata } from '~/kube/models/meta';
import { type JsonRecord, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { COPIED_FROM } from './copyLabel';

/**
 * The copied CSVs of a list that the API server answered as a `Table` (or, where it cannot, as metadata): what a list
 * shows of a copy without its spec, which for one Operator is tens of kilobytes. Columns are found by name: the CRD of
 * each version of OLM has others.
 */
export function copiesIn(list: unknown): readonly ClusterServiceVersion[] {
  const { kind, columnDefinitions, rows, items } = recordIn(list);
  if (kind !== 'Table') return listIn(items).flatMap((item) => copyFrom(item, {}));
  const names = listIn(columnDefinitions).map((column) => textIn(recordIn(column)['name']));
  return listIn(rows).flatMap((row) => {
    const { cells, object } = recordIn(row);
    const values = listIn(cells);
    return copyFrom(
      object,
      Object.fromEntries(names.map((name, index) => [name ?? '', textIn(values[index])])),
    );
  });
}

type Cells = Readonly<Record<string, string | null>>;

function copyFrom(object: unknown, cells: Cells): readonly ClusterServiceVersion[] {
  const metadata = metadataIn(recordIn(recordIn(object)['metadata']));
  if (metadata?.labels?.[COPIED_FROM] === undefined) return [];
  const { Display, Version, Phase } = cells;
  return [
    {
      kind: 'ClusterServiceVersion',
      metadata,
      spec: {
        ...(Display == null ? {} : { displayName: Display }),
        ...(Version == null ? {} : { version: Version }),
      },
      status: { reason: 'Copied', ...(Phase == null ? {} : { phase: Phase }) },
    },
  ];
}

function metadataIn(read: JsonRecord): Metadata | null {
  const name = textIn(read['name']);
  const namespace = textIn(read['namespace']);
  if (name === null || namespace === null) return null;
  const creationTimestamp = textIn(read['creationTimestamp']);
  const uid = textIn(read['uid']);
  return {
    name,
    namespace,
    labels: textMapIn(read['labels']),
    ...(uid === null ? {} : { uid }),
    ...(creationTimestamp === null ? {} : { creationTimestamp }),
  };
}

/**
 * CSV-020, CSV-021: where OLM is told not to copy, it keeps one copy of every Operator that watches all namespaces in
 * this namespace, which everybody may read.
 */
export const COPIES_NAMESPACE = 'openshift';

/** Of an OLMConfig: whether copies are disabled (CSV-019: without it they are not). */
export function disablesCopies(config: unknown): boolean {
  const { features } = recordIn(recordIn(config)['spec']);
  return recordIn(features)['disableCopiedCSVs'] === true;
}

/**
 * The copies that tell what serves a namespace: its own, and those of OLM's one namespace that it has not. Whose
 * original is in the namespace itself is known without a copy. One Operator is told once.
 */
export function copiesFor(
  namespace: string,
  own: readonly ClusterServiceVersion[],
  kept: readonly ClusterServiceVersion[],
): readonly ClusterServiceVersion[] {
  const foreign = [...own, ...kept].filter((copy) => originOf(copy) !== namespace);
  return unseenCopies(foreign, []);
}

/**
 * The first copy of each original that is not seen itself.
 * @param seen originals as `namespace/name`
 */
export function unseenCopies(
  copies: readonly ClusterServiceVersion[],
  seen: readonly string[],
): readonly ClusterServiceVersion[] {
  const told = new Set(seen);
  return copies.filter((copy) => {
    const original = `${originOf(copy)}/${copy.metadata.name}`;
    if (told.has(original)) return false;
    told.add(original);
    return true;
  });
}

function originOf({ metadata }: ClusterServiceVersion): string {
  return metadata.labels?.[COPIED_FROM] ?? '';
}

/**
 * The label selector for the copies of a namespace that are not known from others yet. All CSVs of a namespace share its
 * one OperatorGroup, so OLM copies them into the same namespaces (CSV-014): who knows one copy from there knows all.
 */
export function newCopiesSelector(known: readonly ClusterServiceVersion[]): string {
  const origins = [...new Set(known.map(originOf))].slice(0, SELECTOR_VALUES);
  return origins.length === 0
    ? COPIED_FROM
    : `${COPIED_FROM},${COPIED_FROM} notin (${origins.join(',')})`;
}

/** With names of 63 characters these are some 6 KB of a URL; servers and proxies take 8 KB. */
const SELECTOR_VALUES = 90;

/**
 * Those of which a list cannot tell the truth without more than their phase: the requirements that are not met, the
 * reason of a failure. More than these few are not asked for; where so many fail, the phase says enough.
 */
export function troubledCopies(
  copies: readonly ClusterServiceVersion[],
): readonly ClusterServiceVersion[] {
  return copies.filter(({ status }) => status?.phase !== 'Succeeded').slice(0, TROUBLED_COPIES);
}

const TROUBLED_COPIES = 10;
