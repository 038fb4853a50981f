import type { EmptyDir, FilesOfKeys, KeyToPath } from '~/kube/models/subscriptionConfig';
import { danger, warning, when } from '~/olm/finding';
import { quantityOf } from '~/olm/quantity';
import { at, type ConfigFinding } from './configFinding';
import type { ConfigRows, MountRow, VolumeRow } from './draft';
import { isFileMode } from '~/form/rules/fileMode';
import { isDataKey, isDnsLabel, isDnsSubdomain } from '~/form/rules/nameSyntax';
import { duplicates, findingsOfRows, required } from './rowFindings';

/** CF-003, by core/v1 `ValidateVolumes`. */
export function volumeFindings({ volumes }: Pick<ConfigRows, 'volumes'>): readonly ConfigFinding[] {
  return [
    ...findingsOfRows('volumes', volumes, (row, path) => [
      ...required(row.name, at(path, 'name'), VOLUME_NAME),
      ...sourceFindings(row, path),
    ]),
    ...duplicates('volumes', 'name', { rows: volumes, valueOf: ({ name }) => name }),
  ];
}

export const VOLUME_NAME = { syntax: 'volume-name', accepts: isDnsLabel } as const;
const OBJECT_NAME = { syntax: 'object-name', accepts: isDnsSubdomain } as const;
const DATA_KEY = { syntax: 'data-key', accepts: isDataKey } as const;

function sourceFindings(row: VolumeRow, path: string): readonly ConfigFinding[] {
  const { configMap, secret, emptyDir, persistentVolumeClaim: claim } = row;
  const sources = Object.keys(row).filter((member) => member !== 'name');
  return [
    ...when(sources.length !== 1, danger({ path, kind: 'one-source' })),
    ...(configMap === undefined
      ? []
      : required(configMap.name, at(path, 'configMap.name'), OBJECT_NAME)),
    ...(secret === undefined
      ? []
      : required(secret.secretName, at(path, 'secret.secretName'), OBJECT_NAME)),
    ...(claim === undefined
      ? []
      : required(claim.claimName, at(path, 'persistentVolumeClaim.claimName'), OBJECT_NAME)),
    ...filesFindings(configMap, at(path, 'configMap')),
    ...filesFindings(secret, at(path, 'secret')),
    ...emptyDirFindings(emptyDir, at(path, 'emptyDir')),
  ];
}

function filesFindings(
  { items = [], defaultMode }: FilesOfKeys = {},
  path: string,
): readonly ConfigFinding[] {
  return [
    ...modeFindings(defaultMode, at(path, 'defaultMode')),
    ...findingsOfRows(at(path, 'items'), items, itemFindings),
  ];
}

/** `validateKeyToPath`. */
function itemFindings(item: KeyToPath, path: string): readonly ConfigFinding[] {
  return [
    ...required(item.key, at(path, 'key'), DATA_KEY),
    ...when(item.path === '', danger({ path: at(path, 'path'), kind: 'missing' })),
    ...when(
      leavesVolume(item.path) || item.path.startsWith('..'),
      danger({ path: at(path, 'path'), kind: 'path-leaves-volume' }),
    ),
    ...modeFindings(item.mode, at(path, 'mode')),
  ];
}

function modeFindings(mode: number | undefined, path: string): readonly ConfigFinding[] {
  return mode === undefined || isFileMode(mode)
    ? []
    : when(true, danger({ path, kind: 'mode-out-of-range', mode }));
}

function emptyDirFindings({ sizeLimit }: EmptyDir = {}, path: string): readonly ConfigFinding[] {
  if (sizeLimit === undefined) return [];
  const amount = quantityOf(sizeLimit.toString());
  const limit = at(path, 'sizeLimit');
  return [
    ...when(amount === null, danger({ path: limit, kind: 'bad-syntax', syntax: 'quantity' })),
    ...when(amount !== null && amount < 0, danger({ path: limit, kind: 'negative' })),
  ];
}

/** `validateLocalDescendingPath`: not absolute, and without `..`. */
export function leavesVolume(path: string): boolean {
  return path.startsWith('/') || path.split('/').includes('..');
}

export const MOUNT_PROPAGATIONS = ['None', 'HostToContainer', 'Bidirectional'] as const;
export const RECURSIVE_READ_ONLY = ['Disabled', 'IfPossible', 'Enabled'] as const;

/**
 * IN-035: OLM fails to deploy a mount without its volume. A warning, because the Operator's own Deployment might have
 * the volume, which is unknown before OLM unpacked the bundle.
 */
export function volumeMountFindings({
  volumes,
  volumeMounts,
}: Pick<ConfigRows, 'volumes' | 'volumeMounts'>): readonly ConfigFinding[] {
  const names = volumes.map(({ name }) => name);
  return [
    ...findingsOfRows('volumeMounts', volumeMounts, (row: MountRow, path) => [
      ...required(row.name, at(path, 'name'), VOLUME_NAME),
      ...(row.name === '' || names.includes(row.name)
        ? []
        : [warning({ path: at(path, 'name'), kind: 'volume-undefined', volume: row.name })]),
      ...mountPathFindings(row, at(path, 'mountPath')),
      ...subPathFindings(row, path),
      ...propagationFindings(row, at(path, 'mountPropagation')),
      ...recursiveFindings(row, at(path, 'recursiveReadOnly')),
    ]),
    ...duplicates('volumeMounts', 'mountPath', {
      rows: volumeMounts,
      valueOf: ({ mountPath }) => mountPath,
    }),
  ];
}

function mountPathFindings({ mountPath }: MountRow, path: string): readonly ConfigFinding[] {
  return [
    ...when(mountPath === '', danger({ path, kind: 'missing' })),
    ...when(
      mountPath !== '' && !mountPath.startsWith('/'),
      danger({ path, kind: 'path-relative' }),
    ),
  ];
}

/** `ValidateVolumeMounts`: only one of the two, and within the volume. */
function subPathFindings(
  { subPath = '', subPathExpr = '' }: MountRow,
  path: string,
): readonly ConfigFinding[] {
  return [
    ...when(
      leavesVolume(subPath),
      danger({ path: at(path, 'subPath'), kind: 'path-leaves-volume' }),
    ),
    ...when(
      leavesVolume(subPathExpr),
      danger({ path: at(path, 'subPathExpr'), kind: 'path-leaves-volume' }),
    ),
    ...when(
      subPath !== '' && subPathExpr !== '',
      danger({ path: at(path, 'subPathExpr'), kind: 'one-sub-path' }),
    ),
  ];
}

/** `validateMountPropagation`. Only the Operator's bundle states which containers are privileged. */
function propagationFindings(
  { mountPropagation = '' }: MountRow,
  path: string,
): readonly ConfigFinding[] {
  if (mountPropagation === '') return [];
  const isKnown = MOUNT_PROPAGATIONS.some((one) => one === mountPropagation);
  return [
    ...when(!isKnown, danger({ path, kind: 'not-one-of', allowed: MOUNT_PROPAGATIONS })),
    ...(mountPropagation === 'Bidirectional' ? [warning({ path, kind: 'privileged-only' })] : []),
  ];
}

/** `validateMountRecursiveReadOnly`. */
function recursiveFindings(row: MountRow, path: string): readonly ConfigFinding[] {
  const { recursiveReadOnly = 'Disabled', readOnly, mountPropagation = 'None' } = row;
  if (recursiveReadOnly === 'Disabled') return [];
  const isKnown = RECURSIVE_READ_ONLY.some((one) => one === recursiveReadOnly);
  return [
    ...when(!isKnown, danger({ path, kind: 'not-one-of', allowed: RECURSIVE_READ_ONLY })),
    ...when(readOnly !== true, danger({ path, kind: 'read-only-needed' })),
    ...when(mountPropagation !== 'None', danger({ path, kind: 'propagation-none-needed' })),
  ];
}
