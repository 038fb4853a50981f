/** Every path of the plugin and every link into the console. The namespace `null` is "all namespaces". */

const ROOT = '/operator-hub';

export type NamespaceScope = string | null;

/** A package of one catalog: what distinguishes it from a package of the same name in another. */
export type PackagePath = {
  readonly catalogNamespace: string;
  readonly catalog: string;
  readonly packageName: string;
};

export type ObjectPath = {
  readonly model: {
    readonly group: string;
    readonly version: string;
    readonly kind: string;
    readonly plural: string;
  };
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
};

export const routes = {
  /** @param keyword what is searched for there */
  catalog: (scope: NamespaceScope, keyword?: string): string =>
    `${scoped(scope)}/catalog${keyword === undefined ? '' : `?${new URLSearchParams({ q: keyword }).toString()}`}`,
  package: (scope: NamespaceScope, path: PackagePath): string =>
    `${scoped(scope)}/catalog/${packagePart(path)}`,
  install: (scope: NamespaceScope, path: PackagePath): string =>
    `${scoped(scope)}/catalog/${packagePart(path)}/install`,
  installed: (scope: NamespaceScope): string => `${scoped(scope)}/installed`,
  /** One Operator: `name` is its Subscription's, or its CSV's where there is none. */
  operator: (namespace: string, name: string, tab?: string): string =>
    `${scoped(namespace)}/installed/${encodeURIComponent(name)}${tab === undefined ? '' : `/${tab}`}`,
  /**
   * The Installed page with the uninstall dialog of one Operator open.
   * @param from the plugin's page to go back to when the dialog is closed without having done anything
   */
  uninstall: (namespace: string, name: string, from?: string): string => {
    const query = { uninstall: `${namespace}/${name}`, ...(from === undefined ? {} : { from }) };
    return `${scoped(namespace)}/installed?${new URLSearchParams(query).toString()}`;
  },
  /** The same of several Operators at once. @param ids `namespace/name` of each */
  uninstallMany: (scope: NamespaceScope, ids: readonly string[]): string => {
    const query = new URLSearchParams(ids.map((id) => ['uninstall', id]));
    return `${scoped(scope)}/installed?${query.toString()}`;
  },
  /** What Operators that are gone left behind. */
  leftovers: (scope: NamespaceScope): string => `${scoped(scope)}/leftovers`,
  updates: (scope: NamespaceScope): string => `${scoped(scope)}/updates`,
  /** What Operators can be installed from. */
  sources: (scope: NamespaceScope): string => `${scoped(scope)}/sources`,
  source: (namespace: string, name: string, tab?: string): string =>
    `${scoped(namespace)}/sources/${encodeURIComponent(name)}${tab === undefined ? '' : `/${tab}`}`,
  /** @param copyOf the CatalogSource that the form begins with */
  newSource: (
    scope: NamespaceScope,
    copyOf?: { readonly namespace: string; readonly name: string },
  ): string => {
    const query = copyOf === undefined ? {} : { copy: `${copyOf.namespace}/${copyOf.name}` };
    const text = new URLSearchParams(query).toString();
    return `${scoped(scope)}/sources/~new${text === '' ? '' : `?${text}`}`;
  },
  editSource: (namespace: string, name: string): string =>
    `${scoped(namespace)}/sources/${encodeURIComponent(name)}/~edit`,
  plan: (namespace: string, name: string): string =>
    `${scoped(namespace)}/updates?${new URLSearchParams({ plan: name }).toString()}`,
  /** The console's own page of a ClusterServiceVersion. */
  csv: (namespace: string, name: string): string =>
    `/k8s/ns/${encodeURIComponent(namespace)}/operators.coreos.com~v1alpha1~ClusterServiceVersion/${encodeURIComponent(name)}`,
  /** The console's own page of a project, from which it can be deleted. */
  project: (name: string): string => `/k8s/cluster/projects/${encodeURIComponent(name)}`,
  /** Where the cluster's default catalogs are switched on and off. */
  operatorHubSettings: '/k8s/cluster/config.openshift.io~v1~OperatorHub/cluster',
  /** The console's list of a namespace's Jobs. */
  jobs: (namespace: string): string => `/k8s/ns/${encodeURIComponent(namespace)}/jobs`,
  /** The console's list of a namespace's OperatorGroups, where one can be created or removed. */
  operatorGroups: (namespace: string): string =>
    `/k8s/ns/${encodeURIComponent(namespace)}/operators.coreos.com~v1~OperatorGroup`,
  /**
   * Where the console lets a user create an operand of an Operator. The form begins with the Operator's initialization
   * resource, or with the first example of that API.
   */
  newOperand: (
    csv: { readonly namespace: string; readonly name: string },
    api: { readonly group: string; readonly version: string; readonly kind: string },
    start: 'initialization' | 'example',
  ): string =>
    `${routes.csv(csv.namespace, csv.name)}/${[api.group, api.version, api.kind].map(encodeURIComponent).join('~')}/~new${start === 'initialization' ? '?useInitializationResource' : ''}`,
  /** The console's own page of a CatalogSource. */
  catalogSource: (namespace: string, name: string): string =>
    `/k8s/ns/${encodeURIComponent(namespace)}/operators.coreos.com~v1alpha1~CatalogSource/${encodeURIComponent(name)}`,
  subscription: (namespace: string, name: string): string =>
    `/k8s/ns/${encodeURIComponent(namespace)}/operators.coreos.com~v1alpha1~Subscription/${encodeURIComponent(name)}`,
  /** Where an object is best looked at: a CatalogSource on the plugin's page, any other on the console's own. */
  bestOf: (path: ObjectPath): string =>
    path.model.kind === 'CatalogSource' && path.namespace !== null
      ? routes.source(path.namespace, path.name)
      : routes.object(path),
  /** The console's own page of any object. */
  object: ({ model, name, namespace }: ObjectPath): string => {
    const { group, version, kind, plural } = model;
    const place = namespace === null ? 'cluster' : `ns/${encodeURIComponent(namespace)}`;
    const type = group === '' ? plural : `${group}~${version}~${kind}`;
    return `/k8s/${place}/${type}/${encodeURIComponent(name)}`;
  },
} as const;

/** Patterns for react-router, as registered in console-extensions.json. */
export const patterns = {
  catalog: both('/catalog'),
  package: both('/catalog/:catalogNamespace/:catalog/:packageName'),
  install: both('/catalog/:catalogNamespace/:catalog/:packageName/install'),
  installed: both('/installed'),
  operator: [`${ROOT}/ns/:ns/installed/:name`, `${ROOT}/ns/:ns/installed/:name/:tab`],
  leftovers: both('/leftovers'),
  updates: both('/updates'),
  sources: both('/sources'),
  newSource: both('/sources/~new'),
  source: [`${ROOT}/ns/:ns/sources/:name`, `${ROOT}/ns/:ns/sources/:name/:tab`],
  editSource: [`${ROOT}/ns/:ns/sources/:name/~edit`],
} as const;

/** The same page in another namespace: path segments after the page's name are dropped, as the console does. */
export function inNamespace(pathname: string, scope: NamespaceScope): string {
  const page = /^\/operator-hub\/(?:all-namespaces|ns\/[^/]+)\/([^/]+)/.exec(pathname)?.[1];
  return `${scoped(scope)}/${page ?? 'catalog'}`;
}

function scoped(scope: NamespaceScope): string {
  return scope === null ? `${ROOT}/all-namespaces` : `${ROOT}/ns/${encodeURIComponent(scope)}`;
}

function packagePart({ catalogNamespace, catalog, packageName }: PackagePath): string {
  return [catalogNamespace, catalog, packageName].map(encodeURIComponent).join('/');
}

function both(page: string): readonly [string, string] {
  return [`${ROOT}/all-namespaces${page}`, `${ROOT}/ns/:ns${page}`];
}
