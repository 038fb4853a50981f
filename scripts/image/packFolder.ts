/** Content of the images: a built folder with compressed copies of its files. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Already compressed by their format. */
const COMPRESSED = /\.(woff2?|png|gz|br)$/;

export type PackOptions = {
  /** Brotli quality, 0 to 11; absent: the best, which takes half a minute for both images. */
  readonly quality?: number;
};

/** Copies a folder to a new place and compresses its files: the same input gives the same bytes. */
export async function packFolder(
  from: string,
  to: string,
  { quality = constants.BROTLI_MAX_QUALITY }: PackOptions = {},
): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  await compressFolder(to, quality);
}

/** The pages of OLM v0, and those of the catalog with OLM v1 (Technology Preview). */
const STOCK_PAGES = [
  '@console/operator-lifecycle-manager',
  '@console/operator-lifecycle-manager-v1',
];

/**
 * Adds a second manifest, `hide-stock-pages/plugin-manifest.json`, which makes the console disable its own pages for
 * OLM.
 */
export async function packPlugin(
  from: string,
  to: string,
  options: PackOptions = {},
): Promise<void> {
  await packFolder(from, to, options);
  const manifest: unknown = JSON.parse(await readFile(join(to, 'plugin-manifest.json'), 'utf8'));
  const folder = join(to, 'hide-stock-pages');
  await mkdir(folder);
  await writeFile(join(folder, 'plugin-manifest.json'), JSON.stringify(hidingStockPages(manifest)));
  await compressFolder(folder, options.quality ?? constants.BROTLI_MAX_QUALITY);
}

/** The manifest as with `consolePlugin.disableStaticPlugins` in package.json. */
export function hidingStockPages(manifest: unknown): object {
  const custom = at(manifest, 'customProperties');
  return {
    ...entries(manifest),
    customProperties: {
      ...entries(custom),
      console: { ...entries(at(custom, 'console')), disableStaticPlugins: STOCK_PAGES },
    },
  };
}

/** The paths of a folder's files, in a fixed order. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function compressFolder(folder: string, quality: number): Promise<void> {
  for (const file of await filesIn(folder)) {
    if (COMPRESSED.test(file)) continue;
    const content = await readFile(join(folder, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
    await writeFile(
      join(folder, `${file}.br`),
      await promisify(brotliCompress)(content, { params }),
    );
  }
}

function entries(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function at(value: unknown, key: string): unknown {
  return Object.entries(entries(value)).find(([name]) => name === key)?.[1];
}
