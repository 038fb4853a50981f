import type { JsonRecord } from '~/kube/json';
import type { Failure } from '~/kube/failure';
import type { PlanObject } from '~/olm/plans/planContent';
import type { ComparedObject, PlanComparison } from '~/updates/rules/review/comparison';
import type { DefinitionDelta } from './definitionDelta';
import { definitionDeltas } from './definitionDeltas';

export type Schema = JsonRecord;

export const NAME = 'quills.example.com';

export const FORBIDDEN: Failure = { kind: 'forbidden', message: 'no' };

/** A version of a definition, by default served and stored. */
export function versionOf(name: string, schema: Schema, other: JsonRecord = {}): JsonRecord {
  return { name, served: true, storage: true, schema: { openAPIV3Schema: schema }, ...other };
}

/** A definition of `v1` with a given spec and status. */
export function definitionOf(spec: JsonRecord, storedVersions?: readonly string[]): JsonRecord {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: NAME },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { kind: 'Quill', plural: 'quills', singular: 'quill', listKind: 'QuillList' },
      ...spec,
    },
    ...(storedVersions === undefined ? {} : { status: { storedVersions } }),
  };
}

export function objectOf(manifest: JsonRecord | null, kind = 'CustomResourceDefinition') {
  const object: PlanObject = {
    id: '1',
    csvName: 'quill.v2.0.0',
    group: 'apiextensions.k8s.io',
    version: 'v1',
    kind,
    name: NAME,
    status: 'Unknown',
    catalog: { name: 'catalog', namespace: 'olm' },
    origin: 'bundle',
    manifest,
  };
  return object;
}

export function comparisonOf(objects: readonly ComparedObject[]): PlanComparison {
  return { namespace: 'desk', watched: null, objects };
}

/** The changes between two manifests. */
export function deltaOf(before: JsonRecord, after: JsonRecord): DefinitionDelta {
  const found = { kind: 'found', object: before } as const;
  const [delta] = definitionDeltas(comparisonOf([{ before: found, after: objectOf(after) }]));
  if (delta === undefined) throw new Error('no delta');
  return delta;
}

/** The changes between two schemas of the same version. */
export function schemaDelta(before: Schema, after: Schema): DefinitionDelta {
  return deltaOf(
    definitionOf({ versions: [versionOf('v1', before)] }),
    definitionOf({ versions: [versionOf('v1', after)] }),
  );
}

/**
 * `V1P-010 bound-narrowed ^.spec.size minimum: 1 → 3`; `ok …` if it is allowed, `server …` if only the API server
 * rejects it.
 */
export function described({ findings, allowed }: DefinitionDelta): readonly string[] {
  const refused = findings.map((finding) => {
    const versions = finding.toVersion === null ? '' : `${finding.version}→${finding.toVersion} `;
    return `${finding.rule ?? 'server'} ${versions}${changeText(finding)}`;
  });
  return [...refused, ...allowed.map((change) => `ok ${changeText(change)}`)].sort();
}

function changeText(change: DefinitionDelta['allowed'][number]): string {
  const { kind, path, version, keyword, before, after } = change;
  const place = path === '' ? (version ?? '') : path;
  const values = before === null && after === null ? '' : `: ${before ?? '-'} → ${after ?? '-'}`;
  return [kind, place, keyword ?? ''].filter((part) => part !== '').join(' ') + values;
}

/** The expected changes from the first to the second, and back. */
export type BothWays<T> = readonly [
  title: string,
  before: T,
  after: T,
  forth: readonly string[],
  back: readonly string[],
];

export const text = { type: 'string' };
export const number = { type: 'integer' };

/** The schema of an object with these fields in its spec. */
export function spec(properties: Schema, other: Schema = {}): Schema {
  return { type: 'object', properties: { spec: { type: 'object', properties, ...other } } };
}

/** A spec with one field. */
export function field(schema: Schema): Schema {
  return spec({ size: schema });
}
