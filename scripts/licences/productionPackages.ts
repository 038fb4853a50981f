import { readFileSync } from 'node:fs';
import { isRecord, parseJson, textAt, valueAt } from '../../console/json';

/** A package that we ship, or that one we ship may bring along. */
export type ProductionPackage = {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; empty: the package names none. */
  readonly licence: string;
};

const FOLDER = 'node_modules/';

/** What package-lock.json has under `dependencies`, with all that these need; by name. Our own workspaces are no packages of others. */
export function productionPackages(lockfile: URL): readonly ProductionPackage[] {
  const packages = valueAt(parseJson(readFileSync(lockfile, 'utf8')), 'packages');
  if (!isRecord(packages)) throw new Error(`${lockfile.pathname} is no package-lock.json`);
  const shipped = Object.entries(packages)
    .filter(
      ([path, entry]) =>
        path.includes(FOLDER) && valueAt(entry, 'link') !== true && !isForDevelopment(entry),
    )
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version: textAt(entry, 'version') ?? '',
      licence: textAt(entry, 'license') ?? '',
    }));
  return shipped.toSorted((one, other) => idOf(one).localeCompare(idOf(other), 'en'));
}

function isForDevelopment(entry: unknown): boolean {
  return valueAt(entry, 'dev') === true || valueAt(entry, 'devOptional') === true;
}

/** The same package may be there in two versions. */
export function idOf({ name, version }: Pick<ProductionPackage, 'name' | 'version'>): string {
  return `${name}@${version}`;
}
