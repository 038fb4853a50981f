import { basename } from 'node:path';
import type { Catalog, NamedCatalog } from '../fbc';
import { assemblePackages } from './assemblePackages';
import { bundledManifests } from './bundledManifests';
import { locateCatalog } from './findFiles';
import { readDocuments } from './readDocuments';

/**
 * Loads a file-based catalog from a file or a folder: JSON, JSON lines or YAML, each also gzip. Reports malformed
 * content in `problems`, and serves the rest. Throws `CatalogPathError` if the path does not exist.
 */
export async function loadCatalog(path: string): Promise<Catalog> {
  const { files, bundlesFolder } = await locateCatalog(path);
  const contents = await Promise.all(files.map(readDocuments));
  const assembled = assemblePackages(contents.flatMap((content) => content.blobs));
  const problems = [...contents.flatMap((content) => content.problems), ...assembled.problems];
  const isBare = assembled.packages.length === 0 && problems.length === 0;
  return {
    packages: assembled.packages,
    problems: isBare ? [{ file: path, message: 'holds no olm.package' }] : problems,
    manifestsOf: (bundle) => bundledManifests(bundle, bundlesFolder),
  };
}

/** `loadCatalog`, named after the file: `community.jsonl.gz` becomes `community`, "Community". */
export async function namedCatalogFromPath(path: string): Promise<NamedCatalog> {
  const name = catalogName(path);
  const displayName = name.replace(/(^|[-.])(\w)/gu, (_, gap: string, letter: string) => {
    return `${gap === '' ? '' : ' '}${letter.toUpperCase()}`;
  });
  return {
    name,
    displayName,
    publisher: displayName,
    priority: 0,
    image: `local.operator-hub/catalogs/${name}:latest`,
    catalog: await loadCatalog(path),
  };
}

/** A file name as a Kubernetes name. */
function catalogName(path: string): string {
  const name = basename(path)
    .toLowerCase()
    .replace(/(\.(json|jsonl|ndjson|yaml|yml|gz))+$/u, '')
    .replace(/[^a-z0-9.-]+/gu, '-')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/gu, '');
  return name === '' ? 'catalog' : name;
}
