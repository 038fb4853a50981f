import type { ConfigRows, MountRow, VolumeRow } from './draft';
import { isDataKey, isDnsLabel, isDnsSubdomain } from './nameSyntax';
import { type ConfigProblem, at, warning } from './problem';
import { duplicates, problemsOfRows, required, when } from './rowProblems';

/** CF-003, by the rules of core/v1 `ValidateVolumes`. */
export function volumeProblems({ volumes }: Pick<ConfigRows, 'volumes'>): readonly ConfigProblem[] {
  return [
    ...problemsOfRows('volumes', volumes, (row, path) => [
      ...required(row.name, at(path, 'name'), VOLUME_NAME),
      // One member is the name, the other the source.
      ...when(Object.keys(row).length !== 2, path, { kind: 'one-source' }),
      ...sourceProblems(row, path),
    ]),
    ...duplicates('volumes', 'name', { rows: volumes, valueOf: ({ name }) => name }),
  ];
}

/**
 * IN-035: a mount of a volume that is not there makes OLM fail to deploy. The Operator's own Deployment may have it, which
 * nobody can see before OLM has unpacked the bundle: that is why it is not an error.
 */
export function volumeMountProblems({
  volumes,
  volumeMounts,
}: Pick<ConfigRows, 'volumes' | 'volumeMounts'>): readonly ConfigProblem[] {
  const names = volumes.map(({ name }) => name);
  return [
    ...problemsOfRows('volumeMounts', volumeMounts, ({ name, mountPath }: MountRow, path) => [
      ...required(name, at(path, 'name'), VOLUME_NAME),
      ...(name === '' || names.includes(name)
        ? []
        : [warning(at(path, 'name'), { kind: 'volume-undefined', volume: name })]),
      ...when(mountPath === '', at(path, 'mountPath'), { kind: 'missing' }),
      ...when(mountPath !== '' && !mountPath.startsWith('/'), at(path, 'mountPath'), {
        kind: 'path-relative',
      }),
    ]),
    ...duplicates('volumeMounts', 'mountPath', {
      rows: volumeMounts,
      valueOf: ({ mountPath }) => mountPath,
    }),
  ];
}

const VOLUME_NAME = { syntax: 'volume-name', accepts: isDnsLabel } as const;
const OBJECT_NAME = { syntax: 'object-name', accepts: isDnsSubdomain } as const;
const DATA_KEY = { syntax: 'data-key', accepts: isDataKey } as const;

function sourceProblems({ configMap, secret }: VolumeRow, path: string): readonly ConfigProblem[] {
  return [
    ...(configMap === undefined
      ? []
      : required(configMap.name, at(path, 'configMap.name'), OBJECT_NAME)),
    ...(secret === undefined
      ? []
      : required(secret.secretName, at(path, 'secret.secretName'), OBJECT_NAME)),
    ...itemProblems(configMap?.items, at(path, 'configMap.items')),
    ...itemProblems(secret?.items, at(path, 'secret.items')),
  ];
}

function itemProblems(
  items: readonly { readonly key: string; readonly path: string }[] = [],
  list: string,
): readonly ConfigProblem[] {
  return problemsOfRows(list, items, (item, path) => [
    ...required(item.key, at(path, 'key'), DATA_KEY),
    ...when(item.path === '', at(path, 'path'), { kind: 'missing' }),
    ...when(leavesVolume(item.path), at(path, 'path'), { kind: 'path-leaves-volume' }),
  ]);
}

function leavesVolume(path: string): boolean {
  return path.startsWith('/') || path.split('/').includes('..');
}
