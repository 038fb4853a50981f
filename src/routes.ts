/**
 * Every path of the plugin and every link into the console. The namespace `null` is "all namespaces". Each entry of the
 * navigation has its own root segment, and the subject of a page is one segment: see docs/adr/0005-navigation.md.
 */
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';

const CATALOG = '/operator-hub-catalog';
const INSTALLED = '/operator-hub-installed';
const UPDATES = '/operator-hub-updates';
const SOURCES = '/operator-hub-sources';
const INSTANCES = '/operator-hub-instances';

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

/** One instance of an API. `api` is `plural.group`. */
export type InstancePath = {
  readonly api: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly name: string;
};

/** The start of a new instance: a document or an instance to copy, and the version of its API. */
export type InstanceStart = {
  readonly from?: string;
  readonly copy?: string;
  readonly version?: string;
};

export const routes = {
  /** @param keyword the initial search */
  catalog: (scope: NamespaceScope, keyword?: string): string =>
    `${scoped(CATALOG, scope)}${keyword === undefined ? '' : `?${new URLSearchParams({ q: keyword }).toString()}`}`,
  /** A package of a CatalogSource, or ({@link CLUSTER_SCOPE}) of a ClusterCatalog. */
  package: (scope: NamespaceScope, path: PackagePath): string =>
    `${scoped(CATALOG, scope)}/${packageSegment(path)}`,
  install: (scope: NamespaceScope, path: PackagePath): string =>
    path.catalogNamespace === CLUSTER_SCOPE
      ? routes.installExtension(path.catalog, path.packageName)
      : `${scoped(CATALOG, scope)}/${packageSegment(path)}/install`,
  /** The installation of a package by OLM v1. */
  installExtension: (catalog: string, packageName: string): string =>
    `${placed(CATALOG, CLUSTER_SCOPE)}/${[catalog, packageName].map(encodeURIComponent).join('~')}/install`,
  installed: (scope: NamespaceScope): string => scoped(INSTALLED, scope),
  /** One Operator: `name` is its Subscription's, its CSV's where there is none, or ({@link CLUSTER_SCOPE}) its ClusterExtension's. */
  operator: (namespace: string, name: string, tab?: string): string =>
    `${placed(INSTALLED, namespace)}/${encodeURIComponent(name)}${tab === undefined ? '' : `/${tab}`}`,
  /** The Updates tab of an Operator with the dialog that pauses or resumes its updates. */
  pauseUpdates: (namespace: string, name: string): string =>
    `${routes.operator(namespace, name, 'updates')}?edit=pause`,
  /** The Installed page with the uninstall dialog of one Operator. */
  uninstall: (namespace: string, name: string): string =>
    `${scoped(INSTALLED, namespace === CLUSTER_SCOPE ? null : namespace)}${routes.uninstallHere(namespace, name)}`,
  /** The same dialog over the current page. @param query the page's own */
  uninstallHere: (namespace: string, name: string, query = ''): string => {
    const params = new URLSearchParams(query);
    params.set('uninstall', `${namespace}/${name}`);
    return `?${params.toString()}`;
  },
  /** The same dialog with a link to the plugin's page `then` after the uninstallation. */
  uninstallThen: (namespace: string, name: string, then: string): string =>
    `${routes.uninstall(namespace, name)}&${new URLSearchParams({ then }).toString()}`,
  /** The same dialog for several Operators. @param ids `namespace/name` of each */
  uninstallMany: (scope: NamespaceScope, ids: readonly string[]): string => {
    const query = new URLSearchParams(ids.map((id) => ['uninstall', id]));
    return `${scoped(INSTALLED, scope)}?${query.toString()}`;
  },
  /** The leftover resources of uninstalled Operators. */
  leftovers: (scope: NamespaceScope): string => `${scoped(INSTALLED, scope)}/~leftovers`,
  /** The namespaces with OperatorGroups, or the details of one. */
  operatorNamespaces: (scope: NamespaceScope): string => `${scoped(INSTALLED, scope)}/~namespaces`,
  updates: (scope: NamespaceScope): string => scoped(UPDATES, scope),
  /** The dialog that approves several plans in order. @param plans `namespace/name` of each */
  approvals: (scope: NamespaceScope, plans: readonly string[]): string => {
    const query = new URLSearchParams(plans.map((plan) => ['approve', plan]));
    return `${routes.updates(scope)}?${query.toString()}`;
  },
  /** The review of a version of a ClusterExtension. */
  extensionUpdate: (name: string, to: string): string =>
    `${routes.updates(null)}${queryOf({ extension: name, to })}`,
  /** The catalogs. */
  sources: (scope: NamespaceScope): string => scoped(SOURCES, scope),
  /** A CatalogSource, or ({@link CLUSTER_SCOPE}) a ClusterCatalog. */
  source: (namespace: string, name: string, tab?: string): string =>
    `${placed(SOURCES, namespace)}/${encodeURIComponent(name)}${tab === undefined ? '' : `/${tab}`}`,
  /** @param copyOf the CatalogSource to copy */
  newSource: (
    scope: NamespaceScope,
    copyOf?: { readonly namespace: string; readonly name: string },
  ): string => {
    const query = copyOf === undefined ? {} : { copy: `${copyOf.namespace}/${copyOf.name}` };
    const text = new URLSearchParams(query).toString();
    return `${scoped(SOURCES, scope)}/~new${text === '' ? '' : `?${text}`}`;
  },
  editSource: (namespace: string, name: string): string =>
    `${placed(SOURCES, namespace)}/${encodeURIComponent(name)}/~edit`,
  /** @param copyOf the ClusterCatalog to copy */
  newClusterCatalog: (copyOf?: string): string =>
    `${placed(SOURCES, CLUSTER_SCOPE)}/~new${queryOf(copyOf === undefined ? {} : { copy: copyOf })}`,
  /** The instances of all APIs. @param operator of this Operator only: `namespace/csv` */
  instances: (scope: NamespaceScope, operator?: string): string =>
    `${scoped(INSTANCES, scope)}${queryOf(operator === undefined ? {} : { operator })}`,
  instancesOf: (scope: NamespaceScope, api: string): string =>
    `${scoped(INSTANCES, scope)}/${encodeURIComponent(api)}`,
  instance: ({ api, namespace, name }: InstancePath, tab?: string): string =>
    `${routes.instancesOf(namespace, api)}/${encodeURIComponent(name)}${tab === undefined ? '' : `/${tab}`}`,
  newInstance: (scope: NamespaceScope, api: string, start: InstanceStart = {}): string =>
    `${routes.instancesOf(scope, api)}/~new${queryOf(start)}`,
  editInstance: (path: InstancePath, as?: 'yaml'): string =>
    `${routes.instance(path)}/~edit${as === undefined ? '' : `?as=${as}`}`,
  plan: (namespace: string, name: string): string =>
    `${scoped(UPDATES, namespace)}?${new URLSearchParams({ plan: `${namespace}/${name}` }).toString()}`,
  /** The console's own page of a ClusterServiceVersion. */
  csv: (namespace: string, name: string): string =>
    `/k8s/ns/${encodeURIComponent(namespace)}/operators.coreos.com~v1alpha1~ClusterServiceVersion/${encodeURIComponent(name)}`,
  /** The console's own page of a project, from which it can be deleted. */
  project: (name: string): string => `/k8s/cluster/projects/${encodeURIComponent(name)}`,
  /** The console's page to enable and disable the default catalogs. */
  operatorHubSettings: '/k8s/cluster/config.openshift.io~v1~OperatorHub/cluster',
  /** The console's own editor of a ClusterExtension. */
  clusterExtensionYaml: (name: string): string =>
    `/k8s/cluster/olm.operatorframework.io~v1~ClusterExtension/${encodeURIComponent(name)}/yaml`,
  /** The console's list of a namespace's pods. */
  pods: (namespace: string): string => `/k8s/ns/${encodeURIComponent(namespace)}/pods`,
  /** The console's page of a pod's log. */
  podLog: (pod: ObjectPath): string => `${routes.object(pod)}/logs`,
  /** The pull secret of OLM v1 for all images. */
  globalPullSecret: '/k8s/ns/openshift-config/secrets/pull-secret',
  /** The console's list of a namespace's Jobs. */
  jobs: (namespace: string): string => `/k8s/ns/${encodeURIComponent(namespace)}/jobs`,
  /** The console's list of a namespace's OperatorGroups. */
  operatorGroups: (namespace: string): string =>
    `/k8s/ns/${encodeURIComponent(namespace)}/operators.coreos.com~v1~OperatorGroup`,
  /** The console's own page of a CatalogSource. */
  catalogSource: (namespace: string, name: string): string =>
    `/k8s/ns/${encodeURIComponent(namespace)}/operators.coreos.com~v1alpha1~CatalogSource/${encodeURIComponent(name)}`,
  subscription: (namespace: string, name: string): string =>
    `/k8s/ns/${encodeURIComponent(namespace)}/operators.coreos.com~v1alpha1~Subscription/${encodeURIComponent(name)}`,
  /** The page of an object: the plugin's for CatalogSources, extensions and instances, otherwise the console's. */
  bestOf: (path: ObjectPath): string => {
    const { model, namespace, name } = path;
    if (model.kind === 'CatalogSource' && namespace !== null) return routes.source(namespace, name);
    if (model.kind === 'ClusterExtension') return routes.operator(CLUSTER_SCOPE, name);
    if (!isCustom(model.group)) return routes.object(path);
    return routes.instance({ api: `${model.plural}.${model.group}`, namespace, name });
  },
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
  catalog: both(CATALOG),
  package: both(CATALOG, '/:package'),
  extensionPackage: both(CATALOG, `/${CLUSTER_SCOPE}/:offer`),
  install: both(CATALOG, '/:package/install'),
  installExtension: [`${CATALOG}/all-namespaces/${CLUSTER_SCOPE}/:offer/install`],
  installed: both(INSTALLED),
  operator: [`${INSTALLED}/ns/:ns/:name`, `${INSTALLED}/ns/:ns/:name/:tab`],
  extension: [
    `${INSTALLED}/all-namespaces/${CLUSTER_SCOPE}/:name`,
    `${INSTALLED}/all-namespaces/${CLUSTER_SCOPE}/:name/:tab`,
  ],
  leftovers: both(INSTALLED, '/~leftovers'),
  operatorNamespaces: both(INSTALLED, '/~namespaces'),
  updates: both(UPDATES),
  sources: both(SOURCES),
  newSource: both(SOURCES, '/~new'),
  source: [`${SOURCES}/ns/:ns/:name`, `${SOURCES}/ns/:ns/:name/:tab`],
  editSource: [`${SOURCES}/ns/:ns/:name/~edit`],
  clusterCatalog: [
    `${SOURCES}/all-namespaces/${CLUSTER_SCOPE}/:name`,
    `${SOURCES}/all-namespaces/${CLUSTER_SCOPE}/:name/:tab`,
  ],
  clusterCatalogForm: [
    `${SOURCES}/all-namespaces/${CLUSTER_SCOPE}/~new`,
    `${SOURCES}/all-namespaces/${CLUSTER_SCOPE}/:name/~edit`,
  ],
  instances: [...both(INSTANCES), ...both(INSTANCES, '/:api')],
  instance: [...both(INSTANCES, '/:api/:name'), ...both(INSTANCES, '/:api/:name/:tab')],
  newInstance: both(INSTANCES, '/:api/~new'),
  editInstance: both(INSTANCES, '/:api/:name/~edit'),
} as const;

/** The package that the segment `:package` names. Names of namespaces and catalogs contain no `~`. */
export function packageIn(segment = ''): PackagePath {
  const [catalogNamespace = '', catalog = '', ...name] = segment.split('~');
  const packageName = name.length === 0 ? segment : name.join('~');
  return { catalogNamespace, catalog, packageName };
}

/** What the segment `:offer` names. */
export function offerIn(segment = ''): { readonly catalog: string; readonly packageName: string } {
  const [catalog = '', ...name] = segment.split('~');
  return { catalog, packageName: name.join('~') };
}

/**
 * A single segment, because the console keeps only one when the user selects another project; two for a ClusterCatalog,
 * as of its other pages.
 */
function packageSegment({ catalogNamespace, catalog, packageName }: PackagePath): string {
  const names = [catalogNamespace, catalog, packageName].map(encodeURIComponent);
  return catalogNamespace === CLUSTER_SCOPE
    ? `${CLUSTER_SCOPE}/${names.slice(1).join('~')}`
    : names.join('~');
}

/** Whether the APIs of a group are those of Operators: not of Kubernetes, OpenShift or OLM. */
function isCustom(group: string): boolean {
  return group.includes('.') && !PLATFORM.test(group);
}

const PLATFORM = /(^|\.)(k8s\.io|openshift\.io|operators\.coreos\.com|operatorframework\.io)$/;

function queryOf(params: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(params).toString();
  return text === '' ? '' : `?${text}`;
}

function scoped(root: string, scope: NamespaceScope): string {
  return scope === null ? `${root}/all-namespaces` : `${root}/ns/${encodeURIComponent(scope)}`;
}

function placed(root: string, namespace: string): string {
  return namespace === CLUSTER_SCOPE
    ? `${scoped(root, null)}/${CLUSTER_SCOPE}`
    : scoped(root, namespace);
}

function both(root: string, page = ''): readonly [string, string] {
  return [`${root}/all-namespaces${page}`, `${root}/ns/:ns${page}`];
}
