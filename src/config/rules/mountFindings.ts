import { warning, danger, when } from '~/olm/finding';
import type { ConfigRows, MountRow } from './draft';
import { type ConfigFinding, at } from './configFinding';
import { duplicates, findingsOfRows, required } from './rowFindings';
import { VOLUME_NAME, leavesVolume } from './volumeFindings';

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
