import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileProblem } from './kubeconfigError';
import { invalid, type Place, textIn, under } from './place';

/**
 * A certificate or key: from `<key>-data`, base64, or else from the file that `<key>` names, relative to the kubeconfig.
 * @throws KubeconfigError
 */
export async function pemIn(place: Place, key: string): Promise<string | undefined> {
  const dataKey = `${key}-data`;
  const data = textIn(place, dataKey);
  if (data !== undefined) return pem(under(place, dataKey), decoded(place, dataKey, data));
  const path = pathIn(place, key);
  if (path === undefined) return undefined;
  return pem(under(place, key), await readNamed(under(place, key), path));
}

/** A path of the kubeconfig, made absolute. */
export function pathIn(place: Place, key: string): string | undefined {
  const path = textIn(place, key);
  return path === undefined ? undefined : resolve(dirname(place.file), path);
}

/** The text of a file that a kubeconfig names. */
export async function readNamed(place: Place, path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw invalid(place, `names ${path}: ${fileProblem(error)}`);
  });
}

function decoded(place: Place, key: string, data: string): string {
  const packed = data.replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) throw invalid(under(place, key), 'is not base64');
  return Buffer.from(packed, 'base64').toString('utf8');
}

function pem(place: Place, text: string): string {
  if (!text.includes('-----BEGIN ')) throw invalid(place, 'holds no PEM block (-----BEGIN …)');
  return text;
}
