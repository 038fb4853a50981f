import type { ConfigRows, EnvFromRow, EnvRow, TolerationRow, VolumeRow } from './draft';

/** What an environment variable or a volume comes from; `other`: one of the sources that only YAML can say. */
export type SourceKind = 'value' | 'secret' | 'configMap' | 'emptyDir' | 'other';

export function withRow<T>(rows: readonly T[], index: number, row: T): readonly T[] {
  return rows.map((one, at) => (at === index ? row : one));
}

export function withoutRow<T>(rows: readonly T[], index: number): readonly T[] {
  return rows.filter((_, at) => at !== index);
}

/** The object and its key that a variable is read from. */
export type Reference = { readonly name: string; readonly key: string };

export function envSource({ valueFrom }: EnvRow): SourceKind {
  if (valueFrom === undefined) return 'value';
  if (valueFrom.secretKeyRef !== undefined) return 'secret';
  return valueFrom.configMapKeyRef === undefined ? 'other' : 'configMap';
}

export function envReference({ valueFrom }: EnvRow): Reference {
  const reference = valueFrom?.secretKeyRef ?? valueFrom?.configMapKeyRef;
  return { name: reference?.name ?? '', key: reference?.key ?? '' };
}

/** The variable from another source, or from another object of the same; what goes on to count is kept. */
export function withEnvSource(
  row: EnvRow,
  source: SourceKind,
  changes: Partial<Reference> = {},
): EnvRow {
  const { name } = row;
  const { secretKeyRef, configMapKeyRef } = row.valueFrom ?? {};
  const reference = { ...envReference(row), ...changes };
  switch (source) {
    case 'value':
      return { name, value: row.value ?? '' };
    case 'secret':
      return { name, valueFrom: { secretKeyRef: { ...secretKeyRef, ...reference } } };
    case 'configMap':
      return { name, valueFrom: { configMapKeyRef: { ...configMapKeyRef, ...reference } } };
    case 'emptyDir':
    case 'other':
      return row;
  }
}

export function envFromSource({ secretRef }: EnvFromRow): 'secret' | 'configMap' {
  return secretRef === undefined ? 'configMap' : 'secret';
}

export function withEnvFromSource(
  row: EnvFromRow,
  source: 'secret' | 'configMap',
  changes: { readonly name?: string } = {},
): EnvFromRow {
  const { secretRef, configMapRef, ...rest } = row;
  const reference = { name: '', ...(secretRef ?? configMapRef), ...changes };
  return source === 'secret'
    ? { ...rest, secretRef: reference }
    : { ...rest, configMapRef: reference };
}

/** What stands before the names of its variables. */
export function withPrefix(row: EnvFromRow, prefix: string): EnvFromRow {
  const others: EnvFromRow = without(row, 'prefix');
  return prefix === '' ? others : { ...others, prefix };
}

export function volumeSource({ configMap, secret, emptyDir }: VolumeRow): SourceKind {
  if (configMap !== undefined) return 'configMap';
  if (secret !== undefined) return 'secret';
  return emptyDir === undefined ? 'other' : 'emptyDir';
}

/** The name of the ConfigMap or Secret that a volume has. */
export function volumeObject({ configMap, secret }: VolumeRow): string {
  return configMap?.name ?? secret?.secretName ?? '';
}

export function withVolumeSource(
  row: VolumeRow,
  source: SourceKind,
  object = volumeObject(row),
): VolumeRow {
  const { name, configMap, secret } = row;
  switch (source) {
    case 'configMap':
      return { name, configMap: { ...configMap, name: object } };
    case 'secret':
      return { name, secret: { ...secret, secretName: object } };
    case 'emptyDir':
      return { name, emptyDir: row.emptyDir ?? {} };
    case 'value':
    case 'other':
      return row;
  }
}

/** A toleration with other members; those that are empty are none, and Exists takes the value away. */
export function withToleration(row: TolerationRow, changes: TolerationRow): TolerationRow {
  const changed: TolerationRow = { ...row, ...changes };
  const isExists = changes.operator === 'Exists';
  return Object.fromEntries(
    Object.entries(changed).filter(
      ([member, value]) => value !== '' && !(isExists && member === 'value'),
    ),
  );
}

/** A toleration that counts for as many seconds; `null`: for ever. */
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

/** The resources with one more quantity, another or (empty) one less. */
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
