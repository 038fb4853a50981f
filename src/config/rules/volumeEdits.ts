import type { FilesOfKeys } from '~/kube/models/subscriptionConfig';
import type { EnvFromRow, EnvRow, VolumeRow } from './draft';
import { shownAsRowYaml } from './rowYaml';

/** The source of a volume; `other`: edited as YAML. */
type VolumeSource = 'configMap' | 'secret' | 'emptyDir' | 'claim' | 'other';

export function volumeSource(row: VolumeRow): VolumeSource {
  if (row.typed !== undefined) return 'other';
  const [member, ...more] = Object.keys(row).filter((one) => one !== 'name');
  return more.length > 0 || member === undefined ? 'other' : (SOURCES[member] ?? 'other');
}

const SOURCES: Readonly<Record<string, VolumeSource>> = {
  configMap: 'configMap',
  secret: 'secret',
  emptyDir: 'emptyDir',
  persistentVolumeClaim: 'claim',
};

/** The volume with another source. A name and files are kept if they still apply. */
export function withVolumeSource(row: VolumeRow, source: VolumeSource): VolumeRow {
  const { name } = row;
  if (source === volumeSource(row)) return row;
  const { object, files } = keysOf(row);
  switch (source) {
    case 'configMap':
      return { name, configMap: { name: object, ...files } };
    case 'secret':
      return { name, secret: { secretName: object, ...files } };
    case 'emptyDir':
      return { name, emptyDir: row.emptyDir ?? {} };
    case 'claim':
      return { name, persistentVolumeClaim: row.persistentVolumeClaim ?? { claimName: '' } };
    case 'other':
      return shownAsRowYaml(row);
  }
}

/** The object whose keys are files, and the selected keys. */
function keysOf({ configMap, secret }: VolumeRow): {
  readonly object: string;
  readonly files: FilesOfKeys;
} {
  if (configMap !== undefined) {
    const { name: object = '', ...files } = configMap;
    return { object, files };
  }
  const { secretName: object = '', ...files } = secret ?? {};
  return { object, files };
}

/** The source of a variable; `other`: edited as YAML. */
type EnvSource = 'value' | 'secret' | 'configMap' | 'field' | 'resource' | 'other';

export function envSource({ valueFrom, typed }: EnvRow): EnvSource {
  if (typed !== undefined) return 'other';
  if (valueFrom === undefined) return 'value';
  const [member, ...more] = Object.keys(valueFrom);
  return more.length > 0 || member === undefined ? 'other' : (ENV_SOURCES[member] ?? 'other');
}

const ENV_SOURCES: Readonly<Record<string, EnvSource>> = {
  secretKeyRef: 'secret',
  configMapKeyRef: 'configMap',
  fieldRef: 'field',
  resourceFieldRef: 'resource',
};

/** The variable with another source. Names of object and key are kept if they still apply. */
export function withEnvSource(row: EnvRow, source: EnvSource): EnvRow {
  const { name, valueFrom } = row;
  if (source === envSource(row)) return row;
  const { name: object = '', key = '' } =
    valueFrom?.secretKeyRef ?? valueFrom?.configMapKeyRef ?? {};
  switch (source) {
    case 'value':
      return { name, value: row.value ?? '' };
    case 'secret':
      return { name, valueFrom: { secretKeyRef: { name: object, key } } };
    case 'configMap':
      return { name, valueFrom: { configMapKeyRef: { name: object, key } } };
    case 'field':
      return { name, valueFrom: { fieldRef: { fieldPath: '' } } };
    case 'resource':
      return { name, valueFrom: { resourceFieldRef: { resource: 'limits.memory' } } };
    case 'other':
      return shownAsRowYaml(row);
  }
}

type ObjectSource = 'secret' | 'configMap';

export function envFromSource({ secretRef }: EnvFromRow): ObjectSource {
  return secretRef === undefined ? 'configMap' : 'secret';
}

export function withEnvFromSource(
  row: EnvFromRow,
  source: ObjectSource,
  changes: NonNullable<EnvFromRow['secretRef']> = {},
): EnvFromRow {
  const { secretRef, configMapRef, ...rest } = row;
  const reference = { name: '', ...(secretRef ?? configMapRef), ...changes };
  return source === 'secret'
    ? { ...rest, secretRef: reference }
    : { ...rest, configMapRef: reference };
}
