import type { ConfigRows, MountRow } from './draft';
import { type ConfigProblem, at, warning } from './problem';
import { duplicates, problemsOfRows, required, when } from './rowProblems';
import { VOLUME_NAME, leavesVolume } from './volumeProblems';

export const MOUNT_PROPAGATIONS = ['None', 'HostToContainer', 'Bidirectional'] as const;
export const RECURSIVE_READ_ONLY = ['Disabled', 'IfPossible', 'Enabled'] as const;

/**
 * IN-035: OLM fails to deploy a mount without its volume. A warning, because the Operator's own Deployment might have
 * the volume, which is unknown before OLM unpacked the bundle.
 */
export function volumeMountProblems({
  volumes,
  volumeMounts,
}: Pick<ConfigRows, 'volumes' | 'volumeMounts'>): readonly ConfigProblem[] {
  const names = volumes.map(({ name }) => name);
  return [
    ...problemsOfRows('volumeMounts', volumeMounts, (row: MountRow, path) => [
      ...required(row.name, at(path, 'name'), VOLUME_NAME),
      ...(row.name === '' || names.includes(row.name)
        ? []
        : [warning(at(path, 'name'), { kind: 'volume-undefined', volume: row.name })]),
      ...mountPathProblems(row, at(path, 'mountPath')),
      ...subPathProblems(row, path),
      ...propagationProblems(row, at(path, 'mountPropagation')),
      ...recursiveProblems(row, at(path, 'recursiveReadOnly')),
    ]),
    ...duplicates('volumeMounts', 'mountPath', {
      rows: volumeMounts,
      valueOf: ({ mountPath }) => mountPath,
    }),
  ];
}

function mountPathProblems({ mountPath }: MountRow, path: string): readonly ConfigProblem[] {
  return [
    ...when(mountPath === '', path, { kind: 'missing' }),
    ...when(mountPath !== '' && !mountPath.startsWith('/'), path, { kind: 'path-relative' }),
  ];
}

/** `ValidateVolumeMounts`: only one of the two, and within the volume. */
function subPathProblems(
  { subPath = '', subPathExpr = '' }: MountRow,
  path: string,
): readonly ConfigProblem[] {
  return [
    ...when(leavesVolume(subPath), at(path, 'subPath'), { kind: 'path-leaves-volume' }),
    ...when(leavesVolume(subPathExpr), at(path, 'subPathExpr'), { kind: 'path-leaves-volume' }),
    ...when(subPath !== '' && subPathExpr !== '', at(path, 'subPathExpr'), {
      kind: 'one-sub-path',
    }),
  ];
}

/** `validateMountPropagation`. Only the Operator's bundle states which containers are privileged. */
function propagationProblems(
  { mountPropagation = '' }: MountRow,
  path: string,
): readonly ConfigProblem[] {
  if (mountPropagation === '') return [];
  const isKnown = MOUNT_PROPAGATIONS.some((one) => one === mountPropagation);
  return [
    ...when(!isKnown, path, { kind: 'not-one-of', allowed: MOUNT_PROPAGATIONS }),
    ...(mountPropagation === 'Bidirectional' ? [warning(path, { kind: 'privileged-only' })] : []),
  ];
}

/** `validateMountRecursiveReadOnly`. */
function recursiveProblems(row: MountRow, path: string): readonly ConfigProblem[] {
  const { recursiveReadOnly = 'Disabled', readOnly, mountPropagation = 'None' } = row;
  if (recursiveReadOnly === 'Disabled') return [];
  const isKnown = RECURSIVE_READ_ONLY.some((one) => one === recursiveReadOnly);
  return [
    ...when(!isKnown, path, { kind: 'not-one-of', allowed: RECURSIVE_READ_ONLY }),
    ...when(readOnly !== true, path, { kind: 'read-only-needed' }),
    ...when(mountPropagation !== 'None', path, { kind: 'propagation-none-needed' }),
  ];
}
