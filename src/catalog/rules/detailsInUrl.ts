import { type PackageKey, packageId } from '~/olm/packages/operatorPackage';

/** More columns than this do not fit beside each other. */
export const MOST_COMPARED = 3;

/** The package whose details the catalog's URL opens beside the tiles, or `null`. */
export function openedIn(query: URLSearchParams): PackageKey | null {
  return keyIn(query.get('details') ?? '');
}

/** The query with the details of a package open: the channel and version of another one leave with it. */
export function opening(query: URLSearchParams, key: PackageKey): URLSearchParams {
  const next = closing(query);
  next.set('details', packageId(key));
  return next;
}

/** The query without open details. */
export function closing(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['details', 'channel', 'version']) next.delete(name);
  return next;
}

/** The query with another channel or version of the open package: without a version, the channel's head (OD-002). */
export function choosing(
  query: URLSearchParams,
  channel: string,
  version?: string,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('channel', channel);
  if (version === undefined) next.delete('version');
  else next.set('version', version);
  return next;
}

/** The packages that were picked for comparison, in that order. What names none is left out. */
export function comparedIn(query: URLSearchParams): readonly PackageKey[] {
  const ids = new Set(query.getAll('compare'));
  return [...ids].flatMap((id) => keyIn(id) ?? []).slice(0, MOST_COMPARED);
}

/** Whether the comparison is shown instead of the tiles. */
export function showsComparison(query: URLSearchParams): boolean {
  return query.get('show') === 'comparison' && comparedIn(query).length > 0;
}

/** The query with the comparison in place of the tiles. */
export function openingComparison(query: URLSearchParams): URLSearchParams {
  const next = closing(query);
  next.set('show', 'comparison');
  return next;
}

/** The query with the tiles again; what was picked stays picked. */
export function closingComparison(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['show', 'only']) next.delete(name);
  return next;
}

/** Whether the comparison leaves out what is the same. */
export function showsOnlyDifferences(query: URLSearchParams): boolean {
  return query.get('only') === 'differences';
}

/** The query with what is the same left out of the comparison, or in it. */
export function showingOnlyDifferences(query: URLSearchParams, isOnly: boolean): URLSearchParams {
  const next = new URLSearchParams(query);
  if (isOnly) next.set('only', 'differences');
  else next.delete('only');
  return next;
}

/** The query with a package picked for comparison, or no longer picked. When there are enough it stays as it is. */
export function togglingCompared(query: URLSearchParams, key: PackageKey): URLSearchParams {
  const before = comparedIn(query).map(packageId);
  const id = packageId(key);
  const isPicked = before.includes(id);
  if (!isPicked && before.length >= MOST_COMPARED) return new URLSearchParams(query);
  const after = isPicked ? before.filter((one) => one !== id) : [...before, id];
  const next = new URLSearchParams(query);
  next.delete('compare');
  for (const one of after) next.append('compare', one);
  return after.length === 0 ? closingComparison(next) : next;
}

function keyIn(id: string): PackageKey | null {
  const [catalogNamespace = '', catalog = '', packageName = '', ...rest] = id.split('/');
  const isWhole = catalogNamespace !== '' && catalog !== '' && packageName !== '';
  return isWhole && rest.length === 0 ? { catalogNamespace, catalog, packageName } : null;
}
