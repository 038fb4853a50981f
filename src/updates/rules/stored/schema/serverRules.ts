import { type JsonRecord, textsIn } from '~/kube/json';
import { duplicates } from './collections';
import {
  type Place,
  type Violations,
  isRecord,
  itemOf,
  own,
  propertyOf,
  propertySchema,
  schemaIn,
  violation,
} from './place';

/** The rules of Kubernetes' own keywords, in all that a schema declares; not within `allOf` and the like. */
export function* serverViolations(place: Place): Violations {
  const { schema, value, check } = place;
  check.remaining -= 1;
  if (check.remaining < 0) return;
  if (Array.isArray(value)) {
    yield* listTypeViolations(place, value);
    const items = schemaIn(schema['items']);
    if (items !== null) {
      for (const [at, item] of value.entries())
        yield* serverViolations(itemOf(place, at, [items, item]));
    }
  }
  if (isRecord(value)) {
    if (schema['x-kubernetes-embedded-resource'] === true) yield* embeddedViolations(place, value);
    yield* propertyViolations(place, value);
  }
}

function* propertyViolations(place: Place, value: JsonRecord): Violations {
  const additional = schemaIn(place.schema['additionalProperties']);
  for (const [key, inner] of Object.entries(value)) {
    const schema = propertySchema(place.schema, key) ?? additional;
    if (schema !== null) yield* serverViolations(propertyOf(place, key, [schema, inner]));
  }
}

function* listTypeViolations(place: Place, value: readonly unknown[]): Violations {
  const type = place.schema['x-kubernetes-list-type'];
  if (type === 'set') yield* duplicates(place, value);
  if (type !== 'map') return;
  const names = textsIn(place.schema['x-kubernetes-list-map-keys']);
  const keys = value.map((item) => (isRecord(item) ? keyOf(item, names) : {}));
  yield* duplicates(place, value, keys);
}

/** Keys that an item lacks count as such: two items without any are the same. */
function keyOf(item: JsonRecord, names: readonly string[]): JsonRecord {
  const found = names.filter((name) => own(item, name) !== undefined);
  return Object.fromEntries(found.map((name) => [name, own(item, name)]));
}

function* embeddedViolations(place: Place, value: JsonRecord): Violations {
  for (const key of ['apiVersion', 'kind']) {
    const found = own(value, key);
    if (found === undefined || found === '') {
      yield violation(propertyOf(place, key, [{}, found]), { kind: 'required' });
    }
  }
}
