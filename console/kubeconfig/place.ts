/** Typed reading of a kubeconfig. A value of another type is an error with file and key. */
import { isRecord } from '../json';
import { KubeconfigError } from './kubeconfigError';

/** A value in a kubeconfig and its path, such as `users[1].user.exec`. */
export type Place = {
  readonly file: string;
  readonly path: string;
  /** Undefined if absent. */
  readonly value: unknown;
};

/** The value of a key. Absent and null are the same, as in every Kubernetes client. */
export function under(place: Place, key: string): Place {
  const { file, path, value } = place;
  if (value !== undefined && !isRecord(value)) throw invalid(place, 'must be a map');
  const found = value?.[key] ?? undefined;
  return { file, path: path === '' ? key : `${path}.${key}`, value: found };
}

/** A text; an empty one counts as absent. */
export function textIn(place: Place, key: string): string | undefined {
  const found = under(place, key);
  if (found.value === undefined || found.value === '') return undefined;
  if (typeof found.value !== 'string') throw invalid(found, 'must be text; quote it if it is');
  return found.value;
}

export function neededText(place: Place, key: string): string {
  const text = textIn(place, key);
  if (text === undefined) throw invalid(under(place, key), 'is missing');
  return text;
}

export function flagIn(place: Place, key: string): boolean {
  const found = under(place, key);
  if (found.value === undefined) return false;
  if (typeof found.value !== 'boolean') throw invalid(found, 'must be true or false');
  return found.value;
}

export function itemsIn(place: Place, key: string): readonly Place[] {
  const { file, path, value } = under(place, key);
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw invalid({ file, path, value }, 'must be a list');
  return value.map((item: unknown, index) => ({ file, path: `${path}[${index}]`, value: item }));
}

export function textsIn(place: Place, key: string): readonly string[] {
  return itemsIn(place, key).map((item) => {
    if (typeof item.value !== 'string') throw invalid(item, 'must be text; quote it if it is');
    return item.value;
  });
}

export function invalid({ file, path }: Place, problem: string): KubeconfigError {
  return new KubeconfigError(`${file}: ${path === '' ? 'the file' : path} ${problem}`);
}
