/** How namespaces stand in URLs. Rules: openshift/console, utils/link (getNamespace) and actions/ui (formatNamespaceRoute). */

export const ALL_NAMESPACES = '#ALL_NS#';

const NAME = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?/;

/** The namespace that a URL names: after any first segment, `ns/<name>`, `all-namespaces`, or a project's own page. */
export function namespaceInPath(path: string): string | undefined {
  const [, scope, name, inner] = path.split('/').filter((part) => part !== '');
  if (scope === 'all-namespaces') {
    return ALL_NAMESPACES;
  }
  if (scope === 'ns') {
    return legalName(name);
  }
  return scope === 'cluster' && (name === 'projects' || name === 'namespaces')
    ? legalName(inner)
    : undefined;
}

function legalName(text = ''): string | undefined {
  return NAME.exec(text)?.[0];
}

/**
 * The URL after a change of the namespace: `/<prefix>/ns/<old>/<rest>` and `/<prefix>/all-namespaces/<rest>` change, all
 * others stay. Only the first part of the rest is kept, since one object does not exist in another namespace; of the query
 * all but the number of the page.
 */
export function urlInNamespace({ pathname, search, hash }: UrlParts, namespace: string): string {
  const [prefix, scope, ...rest] = pathname.split('/').filter((part) => part !== '');
  const isAll = scope === 'all-namespaces';
  if (prefix === undefined || (!isAll && (scope !== 'ns' || rest.length === 0))) {
    return pathname;
  }
  const previous = isAll ? ALL_NAMESPACES : rest[0];
  const tail = isAll ? rest : rest.slice(1);
  const isSame = previous === namespace;
  const path = [`/${prefix}`, ...scopeParts(namespace), ...(isSame ? tail : tail.slice(0, 1))];
  return `${path.join('/')}${isSame ? search : withoutPage(search)}${hash}`;
}

type UrlParts = { readonly pathname: string; readonly search: string; readonly hash: string };

function withoutPage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.size === 0 ? '' : `?${query.toString()}`;
}

function scopeParts(namespace: string): readonly string[] {
  return namespace === ALL_NAMESPACES ? ['all-namespaces'] : ['ns', namespace];
}
