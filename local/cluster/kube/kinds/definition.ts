/** Kinds that a CustomResourceDefinition defines. */
import type { KindEntry, PrinterColumn, Verb } from '../contracts';
import { flagAt, isObject, listAt, numberAt, objectAt, textAt, textsAt } from '../json';
import type { Json, KubeObject } from '../types';
import { AGE } from './builtin';

/** In the order in which kube-apiserver lists them for custom resources. */
const CUSTOM_VERBS: readonly Verb[] = [
  'delete',
  'deletecollection',
  'get',
  'list',
  'patch',
  'create',
  'update',
  'watch',
];

/** One entry per served version; empty while the CRD lacks its group, plural or kind. */
export function entriesOf(definition: KubeObject): readonly KindEntry[] {
  const spec = definition.spec;
  const group = textAt(spec, 'group');
  const plural = textAt(spec, 'names', 'plural');
  const kind = textAt(spec, 'names', 'kind');
  if (group === undefined || plural === undefined || kind === undefined) {
    return [];
  }
  const versions = listAt(spec, 'versions');
  const shared = {
    key: `${plural}.${group}`,
    group,
    plural,
    kind,
    namespaced: textAt(spec, 'scope') === 'Namespaced',
    singular: textAt(spec, 'names', 'singular') ?? kind.toLowerCase(),
    listKind: textAt(spec, 'names', 'listKind') ?? `${kind}List`,
    shortNames: textsAt(spec, 'names', 'shortNames'),
    categories: textsAt(spec, 'names', 'categories'),
    verbs: CUSTOM_VERBS,
    storageVersion: storageVersionOf(versions),
    nameRule: 'subdomain' as const,
    fromCrd: true,
  };
  return versions
    .filter((version) => flagAt(version, 'served') === true)
    .map((version) => ({ ...shared, ...versionPart(version) }));
}

function storageVersionOf(versions: readonly Json[]): string {
  const stored = versions.find((version) => flagAt(version, 'storage') === true);
  return textAt(stored, 'name') ?? '';
}

function versionPart(
  version: Json,
): Pick<KindEntry, 'version' | 'subresources' | 'columns' | 'schema'> {
  const schema = objectAt(version, 'schema', 'openAPIV3Schema');
  return {
    version: textAt(version, 'name') ?? '',
    subresources: ['scale', 'status'].filter((name) =>
      isObject(objectAt(version, 'subresources', name)),
    ),
    columns: columnsOf(version),
    ...(schema === undefined ? {} : { schema }),
  };
}

/** A CRD without columns prints only the age (kube-apiserver's `tableconvertor`). */
function columnsOf(version: Json): readonly PrinterColumn[] {
  const columns = listAt(version, 'additionalPrinterColumns');
  return columns.length === 0 ? [{ ...AGE, type: 'date' }] : columns.map(columnOf);
}

function columnOf(column: Json): PrinterColumn {
  const jsonPath = textAt(column, 'jsonPath') ?? '';
  return {
    name: textAt(column, 'name') ?? '',
    type: textAt(column, 'type') ?? 'string',
    format: textAt(column, 'format') ?? '',
    description:
      textAt(column, 'description') ??
      `Custom resource definition column (in JSONPath format): ${jsonPath}`,
    priority: numberAt(column, 'priority') ?? 0,
    jsonPath,
  };
}
