/** Schema admission of written objects: pruning, defaults, validation. */
import type { Admitted, KindEntry } from '../contracts';
import { isObject } from '../json';
import type { JsonObject, KubeObject } from '../types';
import { builtinCauses } from './builtin/causes';
import { withDefaults } from './defaults';
import { listCauses } from './lists';
import { metadataCauses } from './metadata';
import { prune } from './prune';
import { withRules, type RuleFindings } from './rules';
import { structuralCauses } from './structural';
import type { Fields } from './walk';

/**
 * The object to store, with the reasons for a rejection (422) in `causes`. Kinds without a schema are neither pruned
 * nor defaulted here. CEL rules (`x-kubernetes-validations`) with unknown functions count as satisfied: `skippedRules`
 * lists them.
 * @param before the previous object; absent for a new one
 */
export function admit(entry: KindEntry, object: KubeObject, before?: KubeObject): Admitted {
  const shaped = entry.schema === undefined ? untouched(object) : shape(object, entry.schema);
  const found = schemaFindings(entry, shaped.object, before);
  const causes = [
    ...metadataCauses(entry, shaped.object),
    ...found.causes,
    ...(entry.fromCrd ? [] : builtinCauses(shaped.object)),
  ];
  const kept = found.kept.map(({ field, message }) => `${field}: ${message}`);
  return { ...shaped, warnings: [...shaped.warnings, ...kept], causes };
}

function schemaFindings(
  { schema }: KindEntry,
  object: KubeObject,
  before: KubeObject | undefined,
): RuleFindings {
  if (schema === undefined) {
    return { causes: [], kept: [] };
  }
  const causes = structuralCauses(schema, object, before);
  // Kubernetes validates list items only if the types are valid.
  const all = causes.length > 0 ? causes : listCauses(schema, object);
  return withRules(schema, all, { self: object, before });
}

type Shaped = Omit<Admitted, 'causes'>;

function untouched(object: KubeObject): Shaped {
  return { object, warnings: [] };
}

function shape(object: KubeObject, schema: JsonObject): Shaped {
  // Envelope and metadata never follow a definition's schema.
  const { apiVersion, kind, metadata, ...fields } = object;
  const { value, dropped } = prune(fields, schema);
  return {
    object: { apiVersion, kind, metadata, ...asFields(withDefaults(value, schema)) },
    warnings: dropped.toSorted().map((path) => `unknown field ${JSON.stringify(path)}`),
  };
}

function asFields(value: unknown): Fields {
  return isObject(value) ? value : {};
}
