/** Valid objects for tests. A test states only the relevant fields. */
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type {
  BundleLookup,
  CatalogSource,
  ClusterServiceVersion,
  InstallPlan,
  OperatorGroup,
  Subscription,
} from '~/kube/models/olm';
import { readCsvName } from '~/olm/plans/csvVersions';

type Names = { readonly name?: string; readonly namespace?: string };

export function aSubscription({
  name = 'quill',
  namespace = 'team-a',
  spec,
  status,
}: Names & Partial<Pick<Subscription, 'spec' | 'status'>> = {}): Subscription {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'Subscription',
    metadata: { name, namespace, uid: `uid-sub-${namespace}-${name}` },
    spec: {
      name,
      source: 'community-operators',
      sourceNamespace: 'openshift-marketplace',
      channel: 'stable',
      installPlanApproval: 'Automatic',
      ...spec,
    },
    status: { ...status },
  };
}

export function aCsv({
  name = 'quill.v1.0.0',
  namespace = 'team-a',
  labels = {},
  annotations = {},
  spec,
  status,
}: Names & {
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
} & Partial<Pick<ClusterServiceVersion, 'spec' | 'status'>> = {}): ClusterServiceVersion {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: { name, namespace, uid: `uid-csv-${namespace}-${name}`, labels, annotations },
    spec: { displayName: 'Quill', version: '1.0.0', ...spec },
    status: { phase: 'Succeeded', reason: 'InstallSucceeded', ...status },
  };
}

export function anInstallPlan({
  name = 'install-abcde',
  namespace = 'team-a',
  spec,
  status,
}: Names & {
  readonly spec?: Partial<NonNullable<InstallPlan['spec']>>;
  readonly status?: InstallPlan['status'];
} = {}): InstallPlan {
  const names = spec?.clusterServiceVersionNames ?? ['quill.v1.0.0'];
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'InstallPlan',
    metadata: { name, namespace, uid: `uid-plan-${namespace}-${name}` },
    spec: {
      approval: 'Manual',
      approved: false,
      clusterServiceVersionNames: ['quill.v1.0.0'],
      generation: 1,
      ...spec,
    },
    status: {
      phase: 'RequiresApproval',
      ...(status?.plan === undefined ? { bundleLookups: names.map(aLookup) } : {}),
      ...status,
    },
  };
}

/** With the version that the name contains. */
export function aLookup(identifier: string): BundleLookup {
  const { operator: packageName, version } = readCsvName(identifier);
  const properties = [{ type: 'olm.package', value: { packageName, version } }];
  return { path: '', identifier, properties: JSON.stringify({ properties }) };
}

export function anOperatorGroup({
  name = 'team-a-og',
  namespace = 'team-a',
  spec,
  status,
}: Names & Partial<Pick<OperatorGroup, 'spec' | 'status'>> = {}): OperatorGroup {
  return {
    apiVersion: 'operators.coreos.com/v1',
    kind: 'OperatorGroup',
    metadata: { name, namespace, uid: `uid-og-${namespace}-${name}` },
    spec: spec ?? { targetNamespaces: [namespace] },
    status: status ?? { namespaces: [namespace] },
  };
}

export function aCatalogSource({
  name = 'community-operators',
  namespace = 'openshift-marketplace',
  spec,
  status,
}: Names & Partial<Pick<CatalogSource, 'spec' | 'status'>> = {}): CatalogSource {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'CatalogSource',
    metadata: { name, namespace, uid: `uid-cat-${namespace}-${name}` },
    spec: { sourceType: 'grpc', displayName: 'Community Operators', ...spec },
    status: { connectionState: { lastObservedState: 'READY' }, ...status },
  };
}

export function anInstalledOperator(changes: Partial<InstalledOperator> = {}): InstalledOperator {
  return {
    id: 'team-a/quill',
    namespace: 'team-a',
    name: 'quill',
    displayName: 'Quill',
    provider: 'Example',
    version: '1.0.0',
    health: {
      kind: 'ready',
      level: 'ready',
      runs: true,
      isRetried: false,
      reason: '',
      message: '',
    },
    stage: null,
    since: null,
    update: null,
    consolePlugins: [],
    deprecations: [],
    packageName: 'quill',
    channel: 'stable',
    approval: 'Automatic',
    catalog: { name: 'community-operators', namespace: 'openshift-marketplace' },
    managedNamespaces: ['team-a'],
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:30Z',
    subscriptionName: 'quill',
    csvNames: ['quill.v1.0.0'],
    providedApis: [],
    apiKinds: [],
    maxOpenShift: { kind: 'none' },
    labels: [],
    isCopy: false,
    ...changes,
  };
}
