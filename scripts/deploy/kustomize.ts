/**
 * Builds a folder like `kubectl kustomize`, with the features that deploy/ uses: resources, JSON patches and images.
 * Lets tests run without kubectl.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { applyPatch, type Operation } from 'rfc6902';
import { parse, parseAllDocuments } from 'yaml';
import { isRecord, type JsonRecord, listAt, textAt, textsAt } from '../../console/json';

/** Builds the objects of a folder with a kustomization. Rejects if a file is missing or a patch matches nothing. */
export async function kustomize(folder: string): Promise<readonly JsonRecord[]> {
  const kustomization = await readKustomization(folder);
  const resources = textsAt(kustomization, 'resources');
  const objects = (await Promise.all(resources.map((path) => load(join(folder, path))))).flat();
  for (const patch of listAt(kustomization, 'patches')) apply(patch, objects);
  return listAt(kustomization, 'images').reduce<readonly JsonRecord[]>(withImage, objects);
}

const UNDERSTOOD = ['apiVersion', 'kind', 'resources', 'images', 'patches'];

/** Reads the kustomization of a folder. Rejects unsupported fields. */
export async function readKustomization(folder: string): Promise<JsonRecord> {
  const file = join(folder, 'kustomization.yaml');
  const read: unknown = parse(await readFile(file, 'utf8'));
  if (!isRecord(read) || textAt(read, 'kind') !== 'Kustomization') {
    throw new Error(`${file} is not a Kustomization`);
  }
  const strange = Object.keys(read).filter((key) => !UNDERSTOOD.includes(key));
  if (strange.length > 0) throw new Error(`${file}: unsupported fields: ${strange.join()}`);
  return read;
}

/** Parses objects in YAML. @throws if the text is not YAML or does not contain objects */
export function objectsIn(text: string): readonly JsonRecord[] {
  return parseAllDocuments(text).map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw error;
    const object: unknown = document.toJS();
    if (!isRecord(object)) throw new Error('The manifest is not an object.');
    return object;
  });
}

async function load(path: string): Promise<readonly JsonRecord[]> {
  if ((await stat(path)).isDirectory()) return kustomize(path);
  return objectsIn(await readFile(path, 'utf8'));
}

function apply(patch: unknown, objects: readonly JsonRecord[]): void {
  const [kind, name] = [textAt(patch, 'target', 'kind'), textAt(patch, 'target', 'name')];
  const fitting = objects.filter(
    (object) => textAt(object, 'kind') === kind && textAt(object, 'metadata', 'name') === name,
  );
  if (fitting.length !== 1)
    throw new Error(
      `Found ${fitting.length} objects for the patch of ${kind ?? ''} ${name ?? ''}, expected 1`,
    );
  const operations: unknown = parse(textAt(patch, 'patch') ?? '');
  if (!isPatch(operations)) throw new Error('The JSON patch is not a list of operations.');
  for (const failure of applyPatch(fitting[0], operations)) {
    if (failure !== null) throw failure;
  }
}

function isPatch(value: unknown): value is Operation[] {
  return Array.isArray(value) && value.every((operation) => textAt(operation, 'op') !== undefined);
}

function withImage(objects: readonly JsonRecord[], image: unknown): readonly JsonRecord[] {
  const text = (key: string): string => textAt(image, key) ?? '';
  const named = `"image":${JSON.stringify(text('name'))}`;
  const all = JSON.stringify(objects);
  if (!all.includes(named)) throw new Error(`No object uses the image ${text('name')}`);
  const renamed = `"image":${JSON.stringify(`${text('newName')}:${text('newTag')}`)}`;
  const parsed: unknown = JSON.parse(all.replaceAll(named, renamed));
  return listAt({ parsed }, 'parsed').filter(isRecord);
}
