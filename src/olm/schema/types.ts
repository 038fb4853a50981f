import { type JsonRecord, listIn } from '~/kube/json';
import { type Place, type Violations, violation } from './place';
import { canonical, shown } from './shown';

/** The type, and the listed values. */
export function* typeViolations(place: Place): Violations {
  const { schema, value } = place;
  const expected = typesOf(schema);
  const found = typeOf(value);
  if (expected.length > 0 && !fits(schema, expected, found)) {
    yield violation(place, { kind: 'type', expected, found });
  }
  yield* enumViolations(place);
}

/** `null` is never an allowed value, even if it is listed (basicCommonValidator of kube-openapi). */
function* enumViolations(place: Place): Violations {
  const listed = listIn(place.schema['enum']);
  if (listed.length === 0) return;
  const found = canonical(place.value);
  if (place.value !== null && listed.some((item) => canonical(item) === found)) return;
  yield violation(place, {
    kind: 'enum',
    expected: listed.map(shown),
    found: shown(place.value),
  });
}

/** An integer is also a number, and `1.0` is an integer. */
function fits(schema: JsonRecord, expected: readonly string[], found: string): boolean {
  if (found === 'null') return schema['nullable'] === true || expected.includes(found);
  return expected.includes(found) || (found === 'integer' && expected.includes('number'));
}

function typesOf(schema: JsonRecord): readonly string[] {
  if (schema['x-kubernetes-int-or-string'] === true) return ['integer', 'string'];
  const { type } = schema;
  return typeof type === 'string' && type !== '' ? [type] : [];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'number') return typeof value;
  return Number.isInteger(value) ? 'integer' : 'number';
}
