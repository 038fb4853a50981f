import { ALL_NAMESPACES } from '../namespace/namespaceRoute';

/** The target of a navigation entry with its own path. Rules: console-app, nav/NavItemHref.tsx; console-shared, utils/namespace. */
export function hrefIn(namespace: string, { href, namespaced, prefixNamespaced }: Href): string {
  if (namespaced === true) return `${href}/${scopeOf(namespace)}`;
  return prefixNamespaced === true ? `/k8s/${scopeOf(namespace)}/${href.replace(/^\//, '')}` : href;
}

type Href = {
  readonly href: string;
  readonly namespaced?: boolean;
  readonly prefixNamespaced?: boolean;
};

export function scopeOf(namespace: string): string {
  return namespace === ALL_NAMESPACES ? 'all-namespaces' : `ns/${namespace}`;
}
