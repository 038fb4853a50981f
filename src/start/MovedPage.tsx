import { isAllNamespacesKey, useActiveNamespace } from '@openshift-console/dynamic-plugin-sdk';
import { Navigate, useLocation } from 'react-router';
import type { NamespaceScope } from '~/routes';

/** Redirects from former and incomplete paths. */
export default function MovedPage() {
  const { pathname, search, hash } = useLocation();
  const [namespace] = useActiveNamespace();
  const scope = isAllNamespacesKey(namespace) ? null : namespace;
  return <Navigate replace to={{ pathname: movedTo(pathname, scope), search, hash }} />;
}

const SCOPE = '(all-namespaces|ns/[^/]+)';
const PAGES = '(catalog|installed|updates|sources|instances)';

/**
 * The target of a path without a page. The first matching row applies; the rest of the path after the match is kept.
 * @param scope the scope if the path has no namespace
 */
export function movedTo(pathname: string, scope: NamespaceScope): string {
  const place = scope === null ? 'all-namespaces' : `ns/${encodeURIComponent(scope)}`;
  const rows: readonly (readonly [from: string, to: string])[] = [
    // Earlier versions had all pages below one root segment.
    [`/operator-hub/${SCOPE}/catalog/([^/]+)/([^/]+)/([^/]+)`, '/operator-hub-catalog/$1/$2~$3~$4'],
    [`/operator-hub/${SCOPE}/leftovers`, '/operator-hub-installed/$1/~leftovers'],
    [`/operator-hub/${SCOPE}/${PAGES}`, '/operator-hub-$2/$1'],
    ['/operator-hub/leftovers', `/operator-hub-installed/${place}/~leftovers`],
    [`/operator-hub/${PAGES}`, `/operator-hub-$1/${place}`],
    ['/operator-hub(?:/.*)?', `/operator-hub-catalog/${place}`],
    // When a project no longer exists, the console goes to the same path for all projects (namespace-bar.tsx), where one
    // Operator or catalog has no page.
    [`/operator-hub-${PAGES}/${SCOPE}/.*`, '/operator-hub-$1/$2'],
    [`/operator-hub-${PAGES}(?:/.*)?`, `/operator-hub-$1/${place}`],
  ];
  const patterns = rows.map(([from, to]) => [new RegExp(`^${from}(?=/|$)`), to] as const);
  const [from, to] = patterns.find(([pattern]) => pattern.test(pathname)) ?? ['', ''];
  return pathname.replace(from, to);
}
