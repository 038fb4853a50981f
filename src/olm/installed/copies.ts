import { type JsonRecord, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import type { Metadata } from '~/kube/models/meta';

/**
 * The copied CSVs in a `Table` (or, without table support, in a metadata list): the data of a list without the spec,
 * which has tens of kilobytes per Operator. Columns are found by name, because they differ between versions of OLM's
 * CRD.
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
 * CSV-020, CSV-021: if copies are disabled, OLM keeps one copy of every Operator that watches all namespaces in this
 * namespace, which every user can read.
 */
export const COPIES_NAMESPACE = 'openshift';

/** Whether an OLMConfig disables copies (CSV-019: without an OLMConfig, they are enabled). */
export function disablesCopies(config: unknown): boolean {
  const { features } = recordIn(recordIn(config)['spec']);
  return recordIn(features)['disableCopiedCSVs'] === true;
}

/**
 * The copies that describe Operators available in a namespace: its own copies, and those of OLM's shared namespace that
 * it does not have. Originals in the namespace need no copy. Each Operator is listed once.
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
 * The first copy of each original that is not visible.
 * @param seen originals as `namespace/name`
 */
export function unseenCopies(
  copies: readonly ClusterServiceVersion[],
  seen: readonly string[],
): readonly ClusterServiceVersion[] {
  const seenOriginals = new Set(seen);
  return copies.filter((copy) => {
    const original = `${originOf(copy)}/${copy.metadata.name}`;
    if (seenOriginals.has(original)) return false;
    seenOriginals.add(original);
    return true;
  });
}

function originOf({ metadata }: ClusterServiceVersion): string {
  return metadata.labels?.[COPIED_FROM] ?? '';
}

/**
 * A label selector for the copies of a namespace that are not known from others. All CSVs of a namespace share one
 * OperatorGroup, and OLM copies them to the same namespaces (CSV-014): one known copy from there implies all.
 */
export function newCopiesSelector(known: readonly ClusterServiceVersion[]): string {
  const origins = [...new Set(known.map(originOf))].slice(0, SELECTOR_VALUES);
  return origins.length === 0
    ? COPIED_FROM
    : `${COPIED_FROM},${COPIED_FROM} notin (${origins.join(',')})`;
}

/** With names of 63 characters this is about 6 KB of a URL. Servers and proxies accept 8 KB. */
const SELECTOR_VALUES = 90;

/**
 * The copies whose phase is not sufficient for a list: unmet requirements, or the reason of a failure. At most this
 * number is requested; if more fail, the phase has to suffice.
 */
export function unsuccessfulCopies(
  copies: readonly ClusterServiceVersion[],
): readonly ClusterServiceVersion[] {
  return copies.filter(({ status }) => status?.phase !== 'Succeeded').slice(0, MOST_UNSUCCESSFUL);
}

const MOST_UNSUCCESSFUL = 10;

/** The label of a copy, with the namespace of its original (CSV-014). */
export const COPIED_FROM = 'olm.copiedFrom';

/** OLM copies a CSV to the namespaces that its Operator watches. The original is authoritative. */
export function hasCopyLabel({
  labels,
}: {
  readonly labels?: Readonly<Record<string, string>>;
}): boolean {
  return labels?.[COPIED_FROM] !== undefined;
}
