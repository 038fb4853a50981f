import type { EmptyDir, FilesOfKeys, KeyToPath } from '~/kube/models/subscriptionConfig';
import { quantityOf } from '~/olm/quantity';
import type { ConfigRows, VolumeRow } from './draft';
import { isFileMode } from './fileMode';
import { isDataKey, isDnsLabel, isDnsSubdomain } from './nameSyntax';
import { type ConfigProblem, at } from './problem';
import { duplicates, problemsOfRows, required, typedProblems, when } from './rowProblems';
import { isUnread } from './typedRow';

/** CF-003, by core/v1 `ValidateVolumes`. */
export function volumeProblems({ volumes }: Pick<ConfigRows, 'volumes'>): readonly ConfigProblem[] {
  return [
    ...problemsOfRows('volumes', volumes, (row, path) => [
      ...required(row.name, at(path, 'name'), VOLUME_NAME),
      ...(isUnread(row) ? typedProblems(row, path) : sourceProblems(row, path)),
    ]),
    ...duplicates('volumes', 'name', { rows: volumes, valueOf: ({ name }) => name }),
  ];
}

export const VOLUME_NAME = { syntax: 'volume-name', accepts: isDnsLabel } as const;
const OBJECT_NAME = { syntax: 'object-name', accepts: isDnsSubdomain } as const;
const DATA_KEY = { syntax: 'data-key', accepts: isDataKey } as const;

function sourceProblems(row: VolumeRow, path: string): readonly ConfigProblem[] {
  const { configMap, secret, emptyDir, persistentVolumeClaim: claim } = row;
  const sources = Object.keys(row).filter((member) => member !== 'name' && member !== 'typed');
  return [
    ...when(sources.length !== 1, path, { kind: 'one-source' }),
    ...(configMap === undefined
      ? []
      : required(configMap.name, at(path, 'configMap.name'), OBJECT_NAME)),
    ...(secret === undefined
      ? []
      : required(secret.secretName, at(path, 'secret.secretName'), OBJECT_NAME)),
    ...(claim === undefined
      ? []
      : required(claim.claimName, at(path, 'persistentVolumeClaim.claimName'), OBJECT_NAME)),
    ...filesProblems(configMap, at(path, 'configMap')),
    ...filesProblems(secret, at(path, 'secret')),
    ...emptyDirProblems(emptyDir, at(path, 'emptyDir')),
  ];
}

function filesProblems(
  { items = [], defaultMode }: FilesOfKeys = {},
  path: string,
): readonly ConfigProblem[] {
  return [
    ...modeProblems(defaultMode, at(path, 'defaultMode')),
    ...problemsOfRows(at(path, 'items'), items, itemProblems),
  ];
}

/** `validateKeyToPath`. */
function itemProblems(item: KeyToPath, path: string): readonly ConfigProblem[] {
  return [
    ...required(item.key, at(path, 'key'), DATA_KEY),
    ...when(item.path === '', at(path, 'path'), { kind: 'missing' }),
    ...when(leavesVolume(item.path) || item.path.startsWith('..'), at(path, 'path'), {
      kind: 'path-leaves-volume',
    }),
    ...modeProblems(item.mode, at(path, 'mode')),
  ];
}

function modeProblems(mode: number | undefined, path: string): readonly ConfigProblem[] {
  return mode === undefined || isFileMode(mode)
    ? []
    : when(true, path, { kind: 'mode-out-of-range', mode });
}

function emptyDirProblems({ sizeLimit }: EmptyDir = {}, path: string): readonly ConfigProblem[] {
  if (sizeLimit === undefined) return [];
  const amount = quantityOf(sizeLimit.toString());
  const limit = at(path, 'sizeLimit');
  return [
    ...when(amount === null, limit, { kind: 'bad-syntax', syntax: 'quantity' }),
    ...when(amount !== null && amount < 0, limit, { kind: 'negative' }),
  ];
}

/** `validateLocalDescendingPath`: not absolute, and without `..`. */
export function leavesVolume(path: string): boolean {
  return path.startsWith('/') || path.split('/').includes('..');
}
