import type { FilesOfKeys } from '~/kube/models/subscriptionConfig';
import type { VolumeRow } from './draft';
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
