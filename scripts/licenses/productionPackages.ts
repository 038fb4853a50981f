import { readFileSync } from 'node:fs';
import { isRecord, type JsonRecord, parseJson, textAt, valueAt } from '../../console/json';

/** What we ship, and in which folder the `package.json` of each is. */
export const PRODUCTS = { plugin: '', console: 'console' } as const;

/** A package that we ship, or that one we ship may bring along. */
export type ProductionPackage = {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; empty: the package names none. */
  readonly license: string;
};

const LOCKFILE = new URL('../../package-lock.json', import.meta.url);

/**
 * What the `package.json` of a folder has under `dependencies`, with all that these need; by name. npm's own marks cannot say
 * it: to them what one workspace ships is shipped by all.
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

/** What package-lock.json has, by where it is installed; our own by their folders. */
export function lockedPackages(): JsonRecord {
  const packages = valueAt(parseJson(readFileSync(LOCKFILE, 'utf8')), 'packages');
  if (!isRecord(packages)) throw new Error('package-lock.json has no packages');
  return packages;
}

/** Peers are among the `dependencies`, or the console's. */
function neededBy(entry: unknown): readonly string[] {
  return [...namesIn(entry, 'dependencies'), ...namesIn(entry, 'optionalDependencies')];
}

function namesIn(entry: unknown, field: string): readonly string[] {
  const found = valueAt(entry, field);
  return isRecord(found) ? Object.keys(found) : [];
}

/** Where a package finds another, as Node looks for it: beside itself, and then further up. */
export function placeOf(packages: JsonRecord, from: string, name: string): string | undefined {
  const place = `${from}/${FOLDER}${name}`.replace(/^\//, '');
  if (place in packages || from === '') return place in packages ? place : undefined;
  return placeOf(packages, from.replace(/(^|\/)(node_modules\/(@[^/]+\/)?)?[^/]+$/, ''), name);
}

/** Of the package at a place. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
}

/** The same package may be there in two versions. */
export function idOf({ name, version }: Pick<ProductionPackage, 'name' | 'version'>): string {
  return `${name}@${version}`;
}
