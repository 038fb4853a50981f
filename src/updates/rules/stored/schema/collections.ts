import { type JsonRecord, listIn } from '~/kube/json';
import {
  type Place,
  type Violations,
  itemOf,
  own,
  propertyOf,
  propertySchema,
  schemaIn,
  violation,
} from './place';
import { type SizeRule, sizeViolations } from './scalars';
import { canonical, shown } from './shown';

export function* listViolations(place: Place, value: readonly unknown[]): Violations {
  const { schema, check } = place;
  yield* sizeViolations(place, LIST_SIZE, value.length);
  if (schema['uniqueItems'] === true) yield* duplicates(place, value);
  const items = schemaIn(schema['items']);
  if (items === null) return;
  for (const [index, item] of value.entries()) {
    yield* check.visit(itemOf(place, index, [items, item]));
  }
}

const LIST_SIZE: SizeRule = { min: ['minItems', 'min-items'], max: ['maxItems', 'max-items'] };

/**
 * Each item that is there before, named where it comes the second time.
 * @param keys what of each item must be unique: by default the item itself
 */
export function* duplicates(
  place: Place,
  value: readonly unknown[],
  keys: readonly unknown[] = value,
): Violations {
  const counts = new Map<string, number>();
  for (const [index, key] of keys.entries()) {
    const text = canonical(key);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    if (count === 2) {
      const second = itemOf(place, index, [{}, value[index]]);
      yield violation(second, { kind: 'duplicate', found: shown(key) });
    }
  }
}

export function* objectViolations(place: Place, value: JsonRecord): Violations {
  const { schema, check } = place;
  yield* sizeViolations(place, OBJECT_SIZE, Object.keys(value).length);
  for (const [key, inner] of Object.entries(value)) {
    const property = propertySchema(schema, key);
    if (property === null) yield* additionalViolations(place, key, inner);
    else yield* check.visit(propertyOf(place, key, [property, inner]));
  }
  for (const key of listIn(schema['required'])) {
    if (typeof key === 'string' && own(value, key) === undefined) {
      yield violation(propertyOf(place, key, [{}, undefined]), { kind: 'required' });
    }
  }
}

const OBJECT_SIZE: SizeRule = {
  min: ['minProperties', 'min-properties'],
  max: ['maxProperties', 'max-properties'],
};

function* additionalViolations(place: Place, key: string, value: unknown): Violations {
  const additional = place.schema['additionalProperties'];
  const schema = schemaIn(additional) ?? {};
  const property = propertyOf(place, key, [schema, value]);
  if (additional === false) yield violation(property, { kind: 'not-allowed' });
  else yield* place.check.visit(property);
}
