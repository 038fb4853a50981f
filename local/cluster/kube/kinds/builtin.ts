/** Format of the built-in kind tables, and their defaults. */
import type { KindEntry, PrinterColumn, Verb } from '../contracts';

/** One row of the tables of built-in kinds. `builtinEntry` sets defaults for absent fields. */
export type BuiltinKind = {
  readonly kind: string;
  readonly plural: string;
  /** Default: namespaced. */
  readonly clusterScoped?: boolean;
  readonly shortNames?: readonly string[];
  readonly categories?: readonly string[];
  /** Default: all eight. */
  readonly verbs?: readonly Verb[];
  readonly subresources?: readonly string[];
  readonly columns?: readonly PrinterColumn[];
  readonly nameRule?: KindEntry['nameRule'];
  /** The group with which it shares its store. */
  readonly storageGroup?: string;
};

export type BuiltinGroup = {
  readonly group: string;
  readonly version: string;
  readonly kinds: readonly BuiltinKind[];
};

/** In the order in which kube-apiserver lists them for its own kinds. */
const ALL_VERBS: readonly Verb[] = [
  'create',
  'delete',
  'deletecollection',
  'get',
  'list',
  'patch',
  'update',
  'watch',
];

/** The full entry of a table row: the singular is the lowercase kind, the list kind is `<Kind>List`. */
export function builtinEntry(group: BuiltinGroup, row: BuiltinKind): KindEntry {
  const stored = row.storageGroup ?? group.group;
  return {
    key: stored === '' ? row.plural : `${row.plural}.${stored}`,
    group: group.group,
    version: group.version,
    plural: row.plural,
    kind: row.kind,
    namespaced: row.clusterScoped !== true,
    singular: row.kind.toLowerCase(),
    listKind: `${row.kind}List`,
    shortNames: row.shortNames ?? [],
    categories: row.categories ?? [],
    verbs: row.verbs ?? ALL_VERBS,
    subresources: row.subresources ?? [],
    columns: row.columns ?? [AGE],
    storageVersion: group.version,
    nameRule: row.nameRule ?? 'subdomain',
    fromCrd: false,
    ...(row.storageGroup === undefined ? {} : { storageGroup: row.storageGroup }),
  };
}

/** A printer column, without a description that would only repeat the name. */
export function column(name: string, jsonPath: string, type = 'string'): PrinterColumn {
  return { name, type, format: '', description: '', priority: 0, jsonPath };
}

/** A column with computed cells. */
export function worked(
  name: string,
  cell: NonNullable<PrinterColumn['cell']>,
  type = 'string',
): PrinterColumn {
  return { ...column(name, '', type), cell };
}

/** Built-in kinds call the printed age a string, custom resources a date. */
export const AGE: PrinterColumn = {
  ...column('Age', '.metadata.creationTimestamp'),
  description: 'Time since the object was created',
};
