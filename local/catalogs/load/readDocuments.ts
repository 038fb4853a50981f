import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FbcObject, LoadProblem } from '../fbc';
import { isObject } from '../json';
import { readJsonText } from './jsonText';
import { readYamlText } from './yamlText';

/** One blob of a catalog file and its first line (`line` starts at 1). */
export type Blob = { readonly file: string; readonly line: number; readonly value: FbcObject };

/** A parsed value with its line, or its error. */
export type TextPart =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly message: string };

type FileContent = {
  readonly blobs: readonly Blob[];
  readonly problems: readonly LoadProblem[];
};

/** The blobs of one file. Invalid ones become problems with their line. */
export async function readDocuments(file: string): Promise<FileContent> {
  const blobs: Blob[] = [];
  const problems: LoadProblem[] = [];
  let bytes: Buffer;
  try {
    bytes = await readBytes(file);
  } catch (error) {
    return { blobs, problems: [{ file, message: `cannot be read: ${String(error)}` }] };
  }
  for (const part of startsAsJson(bytes) ? readJsonText(bytes) : readYamlText(bytes)) {
    if ('message' in part) problems.push({ file, line: part.line, message: part.message });
    else if (isObject(part.value)) blobs.push({ file, line: part.line, value: part.value });
    else if (part.value !== null)
      problems.push({ file, line: part.line, message: 'not an object' });
  }
  return { blobs, problems };
}

const unzip = promisify(gunzip);

/** Gzip is recognized by its first two bytes, not by the name. */
async function readBytes(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? await unzip(bytes) : bytes;
}

function startsAsJson(bytes: Buffer): boolean {
  return /^\uFEFF?\s*[{[]/u.test(bytes.toString('utf8', 0, 1024));
}
