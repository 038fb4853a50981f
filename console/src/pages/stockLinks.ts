const SCOPE = '(?:/(all-namespaces|ns/[^/]+))?';

/** The stock console's pages for Operators, which documentation and other pages link to: pattern of the path, and the target. */
const LINKS: readonly (readonly [RegExp, (found: Found) => string])[] = [
  [
    /^\/operatorhub\/subscribe$/,
    ({ query }) => {
      const [catalog, namespace, name] = ['catalog', 'catalogNamespace', 'pkg'].map((key) =>
        encodeURIComponent(query.get(key) ?? ''),
      );
      const target = query.get('targetNamespace') ?? '';
      const scope = target === '' ? ALL : `ns/${encodeURIComponent(target)}`;
      return `${CATALOG}/${scope}/${[namespace, catalog, name].join('~')}/install${kept(query, ['channel', 'version'])}`;
    },
  ],
  [
    new RegExp(`^/(?:operatorhub|catalog)${SCOPE}(?:/.*)?$`),
    ({ groups: [scope = ALL], query }) => {
      const details = detailsIn(query);
      const wanted = {
        q: query.get('keyword'),
        details,
        channel: details && query.get('channel'),
        version: details && query.get('version'),
      };
      const some = Object.entries(wanted).flatMap(([key, value]) =>
        value === null ? [] : [[key, value]],
      );
      const text = some.length === 0 ? '' : `?${new URLSearchParams(some).toString()}`;
      return `${CATALOG}/${scope}${text}`;
    },
  ],
  [listOf('ClusterServiceVersion'), ({ groups: [scope = ALL] }) => `${INSTALLED}/${scope}`],
  [listOf('Subscription'), ({ groups: [scope = ALL] }) => `${INSTALLED}/${scope}`],
  [listOf('InstallPlan'), ({ groups: [scope = ALL] }) => `/operator-hub-updates/${scope}`],
  [listOf('CatalogSource'), ({ groups: [scope = ALL] }) => `${SOURCES}/${scope}`],
  [pageOf('ClusterServiceVersion'), ({ groups }) => `${INSTALLED}/${groups.join('/')}`],
  [pageOf('Subscription'), ({ groups }) => `${INSTALLED}/${groups.join('/')}`],
  [
    pageOf('InstallPlan'),
    ({ groups: [scope = ALL, name = ''] }) => {
      const plan = `${scope.slice('ns/'.length)}/${name}`;
      return `/operator-hub-updates/${scope}?${new URLSearchParams({ plan: decodeURIComponent(plan) }).toString()}`;
    },
  ],
  [pageOf('CatalogSource'), ({ groups }) => `${SOURCES}/${groups.join('/')}`],
  [
    /^\/k8s\/cluster\/olm\.operatorframework\.io~v1~ClusterExtension(?:\/([^/]+))?$/,
    ({ groups: [name] }) =>
      name === undefined ? `${INSTALLED}/${ALL}` : `${INSTALLED}/${ALL}/~v1/${name}`,
  ],
  [
    /^\/k8s\/cluster\/olm\.operatorframework\.io~v1~ClusterCatalog(?:\/([^/]+))?$/,
    ({ groups: [name] }) =>
      name === undefined ? `${SOURCES}/${ALL}` : `${SOURCES}/${ALL}/~v1/${name}`,
  ],
];

type Found = { readonly groups: readonly (string | undefined)[]; readonly query: URLSearchParams };

const ALL = 'all-namespaces';
const CATALOG = '/operator-hub-catalog';
const INSTALLED = '/operator-hub-installed';
const SOURCES = '/operator-hub-sources';

/** The plugin's page for a page of the stock console, with its query; `null`: it has none. */
export function hubPage(pathname: string, search: string): string | null {
  const path = pathname.replace(/\/$/, '');
  for (const [pattern, target] of LINKS) {
    const found = pattern.exec(path);
    if (found !== null) {
      return target({ groups: found.slice(1), query: new URLSearchParams(search) });
    }
  }
  return null;
}

function listOf(kind: string): RegExp {
  return new RegExp(`^/k8s/(all-namespaces|ns/[^/]+)/operators\\.coreos\\.com~v1alpha1~${kind}$`);
}

function pageOf(kind: string): RegExp {
  return new RegExp(`^/k8s/(ns/[^/]+)/operators\\.coreos\\.com~v1alpha1~${kind}/([^/]+)$`);
}

/**
 * The package whose details are open: `<package>-<catalog>-<namespace>`, which only known catalogs take apart
 * (useOperatorCatalogItems.tsx of openshift/console, da1f132490; older links have `details-item`).
 */
function detailsIn(query: URLSearchParams): string | null {
  const id = query.get('selectedId') ?? query.get('details-item') ?? '';
  for (const [catalog, namespace] of USUAL_CATALOGS) {
    const end = `-${catalog}-${namespace}`;
    if (id.length > end.length && id.endsWith(end)) {
      return `${namespace}/${catalog}/${id.slice(0, -end.length)}`;
    }
  }
  return null;
}

const USUAL_CATALOGS = [
  ['redhat-operators', 'openshift-marketplace'],
  ['certified-operators', 'openshift-marketplace'],
  ['community-operators', 'openshift-marketplace'],
  ['redhat-marketplace', 'openshift-marketplace'],
  ['operatorhubio-catalog', 'olm'],
] as const;

function kept(query: URLSearchParams, keys: readonly string[]): string {
  const some = keys.flatMap((key) => {
    const value = query.get(key);
    return value === null ? [] : [[key, value]];
  });
  return some.length === 0 ? '' : `?${new URLSearchParams(some).toString()}`;
}
