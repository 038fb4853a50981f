import { readFileSync } from 'node:fs';
import { isRecord, type JsonRecord, parseJson, textAt, valueAt } from '../../console/json';

/** Shipped products, with the folder of their `package.json`. */
export const PRODUCTS = { plugin: '', console: 'console' } as const;

/** A shipped package or its dependency. */
export type ProductionPackage = {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; empty: none specified. */
  readonly license: string;
};

const LOCKFILE = new URL('../../package-lock.json', import.meta.url);

/**
 * The transitive `dependencies` of a folder's `package.json`, by name. npm's own flags cannot show them, because npm
 * attributes dependencies of one workspace to all.
 */
export function productionPackages(folder: string): readonly ProductionPackage[] {
  const packages = lockedPackages();
  const places = new Set<string>();
  const waiting = [folder];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const needed = neededBy(packages[from]).flatMap((name) => placeOf(packages, from, name) ?? []);
    waiting.push(...needed.filter((place) => !places.has(place)));
    for (const place of needed) places.add(place);
  }
  const shipped = [...places].map((place) => ({
    name: nameOf(place),
    version: textAt(packages[place], 'version') ?? '',
    license: textAt(packages[place], 'license') ?? '',
  }));
  return shipped.toSorted((one, other) => idOf(one).localeCompare(idOf(other), 'en'));
}

const FOLDER = 'node_modules/';

/** Packages of package-lock.json by install path; workspaces by folder. */
export function lockedPackages(): JsonRecord {
  const packages = valueAt(parseJson(readFileSync(LOCKFILE, 'utf8')), 'packages');
  if (!isRecord(packages)) throw new Error('package-lock.json has no packages');
  return packages;
}

/** Peers are included in `dependencies`, or provided by the console. */
function neededBy(entry: unknown): readonly string[] {
  return [...namesIn(entry, 'dependencies'), ...namesIn(entry, 'optionalDependencies')];
}

function namesIn(entry: unknown, field: string): readonly string[] {
  const found = valueAt(entry, field);
  return isRecord(found) ? Object.keys(found) : [];
}

/** Resolves a package like Node: from its own folder upward. */
export function placeOf(packages: JsonRecord, from: string, name: string): string | undefined {
  const place = `${from}/${FOLDER}${name}`.replace(/^\//, '');
  if (place in packages || from === '') return place in packages ? place : undefined;
  return placeOf(packages, from.replace(/(^|\/)(node_modules\/(@[^/]+\/)?)?[^/]+$/, ''), name);
}

/** Name of the package at an install path. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
}

/** A package might be installed in two versions. */
export function idOf({ name, version }: Pick<ProductionPackage, 'name' | 'version'>): string {
  return `${name}@${version}`;
}
