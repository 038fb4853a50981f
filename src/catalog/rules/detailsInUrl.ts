import { type PackageKey, packageId } from '~/olm/packages/operatorPackage';

/** The package whose details are open in the catalog's URL, or `null`. */
export function openedIn(query: URLSearchParams): PackageKey | null {
  return keyIn(query.get('details') ?? '');
}

/** The query with the open details of a package, without the channel and version of another one. */
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

function keyIn(id: string): PackageKey | null {
  const [catalogNamespace = '', catalog = '', packageName = '', ...rest] = id.split('/');
  const isWhole = catalogNamespace !== '' && catalog !== '' && packageName !== '';
  return isWhole && rest.length === 0 ? { catalogNamespace, catalog, packageName } : null;
}
