import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export class CatalogPathError extends Error {
  override readonly name = 'CatalogPathError';
}

type CatalogLocation = {
  readonly files: readonly string[];
  /** The folder with `<package>/<version>/manifests`, if the catalog has one. */
  readonly bundlesFolder?: string;
};

/**
 * The files of a catalog: the file itself, or every JSON, JSON lines and YAML file (also gzip) below a folder. Throws
 * `CatalogPathError` if none exist.
 */
export async function locateCatalog(path: string): Promise<CatalogLocation> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined)
    throw new CatalogPathError(`No catalog at ${path}: no such file or folder.`);
  const bundlesFolder = bundlesFolderOf(path, found.isDirectory());
  const files = found.isDirectory() ? await filesBelow(path, bundlesFolder) : [path];
  if (files.length === 0) {
    throw new CatalogPathError(
      `No catalog at ${path}: the folder has no .json, .jsonl, .yaml or .yml file (also .gz).`,
    );
  }
  return { files, ...(bundlesFolder === undefined ? {} : { bundlesFolder }) };
}

const CATALOG_FILE = /\.(json|jsonl|ndjson|yaml|yml)(\.gz)?$/u;

/** `<folder>/bundles`, or that of a folder above: `<root>/fbc/<name>` belongs to `<root>/bundles`. */
function bundlesFolderOf(path: string, isFolder: boolean): string | undefined {
  const folder = isFolder ? path : dirname(path);
  return ['.', '..', '../..']
    .map((above) => join(folder, above, 'bundles'))
    .find((candidate) => existsSync(candidate));
}

async function filesBelow(folder: string, skipped: string | undefined): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && CATALOG_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => skipped === undefined || !file.startsWith(`${skipped}/`))
    .sort();
}
