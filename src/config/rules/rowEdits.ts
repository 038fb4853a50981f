import type { ConfigRows, TolerationRow } from './draft';

export function withRow<T>(rows: readonly T[], index: number, row: T): readonly T[] {
  return rows.map((one, at) => (at === index ? row : one));
}

export function withoutRow<T>(rows: readonly T[], index: number): readonly T[] {
  return rows.filter((_, at) => at !== index);
}

/** The object with another value of a field; an empty text, `false` and `null` remove the field. */
export function withMember<T extends object, K extends keyof T>(
  object: T,
  member: K,
  value: T[K] | null,
): T | Omit<T, K> {
  const { [member]: before, ...rest } = object;
  if (value === '' || value === false || value === null) return rest;
  return before === value ? object : { ...object, [member]: value };
}

/** A toleration with other fields; empty ones are removed, and Exists removes the value. */
export function withToleration(row: TolerationRow, changes: TolerationRow): TolerationRow {
  const changed: TolerationRow = { ...row, ...changes };
  const isExists = changes.operator === 'Exists';
  return Object.fromEntries(
    Object.entries(changed).filter(
      ([member, value]) => value !== '' && !(isExists && member === 'value'),
    ),
  );
}

/** A toleration with a duration in seconds; `null`: unlimited. */
export function withSeconds(row: TolerationRow, seconds: number | null): TolerationRow {
  const others: TolerationRow = without(row, 'tolerationSeconds');
  return seconds === null ? others : { ...others, tolerationSeconds: seconds };
}

type QuantityPlace = { readonly kind: 'requests' | 'limits'; readonly resource: string };

export function quantityAt(
  resources: ConfigRows['resources'],
  { kind, resource }: QuantityPlace,
): string {
  return resources[kind]?.[resource]?.toString() ?? '';
}

/** The resources with a quantity added, changed or (empty) removed. */
export function withQuantity(
  resources: ConfigRows['resources'],
  { kind, resource }: QuantityPlace,
  quantity: string,
): ConfigRows['resources'] {
  const others = without(resources[kind] ?? {}, resource);
  const quantities = quantity === '' ? others : { ...others, [resource]: quantity };
  const rest = without(resources, kind);
  return Object.keys(quantities).length === 0 ? rest : { ...rest, [kind]: quantities };
}

function without<T>(
  members: Readonly<Record<string, T>>,
  name: string,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(members).filter(([one]) => one !== name));
}
