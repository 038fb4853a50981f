/** Field errors with messages of Kubernetes: type, value and detail. */
import type { FieldCause } from '../contracts';

/** Field errors that omit an unknown or irrelevant value. */
export function required(field: string, detail = ''): FieldCause {
  return cause('FieldValueRequired', field, joined('Required value', detail));
}

export function invalid(field: string, value: unknown, detail: string): FieldCause {
  return cause('FieldValueInvalid', field, joined(`Invalid value: ${shown(value)}`, detail));
}

/** `found` is the name of the type that was sent. */
export function typeInvalid(field: string, found: string, detail: string): FieldCause {
  return cause('FieldValueTypeInvalid', field, joined(`Invalid value: ${shown(found)}`, detail));
}

export function notSupported(
  field: string,
  value: unknown,
  supported: readonly string[],
): FieldCause {
  const list = supported.map((item) => JSON.stringify(item)).join(', ');
  return cause(
    'FieldValueNotSupported',
    field,
    joined(`Unsupported value: ${shown(value)}`, `supported values: ${list}`),
  );
}

export function duplicate(field: string, value: unknown): FieldCause {
  return cause('FieldValueDuplicate', field, `Duplicate value: ${shown(value)}`);
}

export function forbidden(field: string, detail: string): FieldCause {
  return cause('FieldValueForbidden', field, joined('Forbidden', detail));
}

export function tooLong(field: string, limit: number): FieldCause {
  return cause('FieldValueTooLong', field, `Too long: may not be more than ${limit} bytes`);
}

export function tooMany(field: string, count: number, limit: number): FieldCause {
  const items = limit === 1 ? 'item' : 'items';
  return cause(
    'FieldValueTooMany',
    field,
    `Too many: ${count}: must have at most ${limit} ${items}`,
  );
}

function cause(reason: string, field: string, message: string): FieldCause {
  return { reason, message, field };
}

function joined(head: string, detail: string): string {
  return detail === '' ? head : `${head}: ${detail}`;
}

/** Texts in quotes, everything else as JSON. */
function shown(value: unknown): string {
  return value === undefined ? 'null' : JSON.stringify(value);
}
