/** Recorded situations of real OLM: actions of the user, and seconds between them. */
import {
  CATALOG_SOURCES,
  CLUSTER_SERVICE_VERSIONS,
  OLM_API_VERSION,
  OLM_CONFIGS,
  OPERATOR_CONDITIONS,
  OPERATOR_GROUPS,
  SUBSCRIPTIONS,
} from '../olm/shared/names';
import type { Scope } from './subject';
import type { Request, User } from './user';

export type Situation = Scope & {
  /** Seconds after the first situation. */
  readonly at: number;
  readonly act: (user: User) => void;
};

const marketplace = 'openshift-marketplace';
const database: Request = { name: 'acme-db', channel: 'stable' };
const own: Request = { name: 'acme-own', channel: 'stable' };
const manually = { approval: 'Manual', startingCSV: 'acme-db.v1.0.0' } as const;

/** Start of each in seconds after the first; OLM also acts some minutes later. */
const beginnings: { readonly [situation: string]: number } = {
  install_automatic: 0,
  install_manual_then_upgrade: 36,
  channel_switch: 97,
  dependency_install: 151,
  shared_installplan: 182,
  resolution_failed: 244,
  no_such_channel: 263,
  no_such_catalog: 278,
  bundle_unpack_failed: 293,
  csv_never_ready: 321,
  min_kube_version: 355,
  unsupported_install_mode: 380,
  no_operator_group: 405,
  two_operator_groups: 431,
  api_conflict: 456,
  not_upgradeable: 498,
  deprecated: 567,
  uninstall_with_operands: 592,
  catalog_unhealthy: 633,
  approve_invalid: 683,
  global_install_and_copies: 761,
};

/** In the order of the recordings on one cluster: each situation finds the results of previous ones. */
export const SITUATIONS: readonly Situation[] = [
  simple('install_automatic', 's-auto', { request: database, seconds: 25 }),
  situation('install_manual_then_upgrade', 's-man', (user) => {
    user.own('s-man');
    user.subscribe('s-man', { ...database, ...manually });
    user.wait(14);
    user.approve('s-man');
    user.wait(22);
    user.approve('s-man');
    user.wait(22);
  }),
  situation('channel_switch', 's-chan', (user) => {
    user.own('s-chan');
    user.subscribe('s-chan', database);
    user.wait(25);
    const ref = { resource: SUBSCRIPTIONS, namespace: 's-chan', name: 'acme-db' };
    user.client.mergePatch(ref, { spec: { channel: 'candidate' } });
    user.wait(25);
  }),
  simple('dependency_install', 's-dep', {
    request: { name: 'acme-cache', channel: 'alpha' },
    seconds: 28,
  }),
  situation('shared_installplan', 's-shared', (user) => {
    user.own('s-shared');
    user.subscribe('s-shared', { ...own, approval: 'Manual' });
    user.wait(12);
    user.approve('s-shared');
    user.wait(14);
    user.subscribe('s-shared', { ...database, ...manually });
    user.wait(12);
    user.approve('s-shared');
    user.wait(20);
  }),
  simple('resolution_failed', 's-res', {
    request: { name: 'acme-orphan', channel: 'stable' },
    seconds: 15,
  }),
  simple('no_such_channel', 's-noch', {
    request: { ...database, channel: 'nightly' },
    seconds: 12,
  }),
  simple('no_such_catalog', 's-nocat', {
    request: { ...database, source: 'ghost-catalog' },
    seconds: 12,
  }),
  simple('bundle_unpack_failed', 's-unp', {
    request: { name: 'acme-badunpack', channel: 'stable' },
    seconds: 25,
  }),
  simple('csv_never_ready', 's-brk', {
    request: { name: 'acme-broken', channel: 'stable' },
    seconds: 30,
  }),
  simple('min_kube_version', 's-kube', {
    request: { name: 'acme-newkube', channel: 'stable' },
    seconds: 22,
  }),
  simple('unsupported_install_mode', 's-mode', {
    request: { name: 'acme-global', channel: 'stable' },
    seconds: 22,
  }),
  situation('no_operator_group', 's-noog', (user) => {
    user.createNamespace('s-noog');
    user.subscribe('s-noog', own);
    user.wait(22);
  }),
  situation('two_operator_groups', 's-twoog', (user) => {
    user.own('s-twoog');
    user.createGroup('s-twoog', 'second', { targetNamespaces: ['s-twoog'] });
    user.subscribe('s-twoog', own);
    user.wait(22);
  }),
  situation('api_conflict', 's-clash', (user) => {
    user.own('s-clash');
    user.subscribe('s-clash', database);
    user.wait(20);
    user.subscribe('s-clash', { name: 'acme-clash', channel: 'stable' });
    user.wait(18);
  }),
  situation('not_upgradeable', 's-noup', (user) => {
    user.own('s-noup');
    user.subscribe('s-noup', { ...database, ...manually });
    user.wait(12);
    user.approve('s-noup');
    user.wait(16);
    sayUpgradeable(user, 'conditions');
    user.wait(3);
    user.approve('s-noup');
    user.wait(16);
    sayUpgradeable(user, 'overrides');
    user.wait(18);
  }),
  simple('deprecated', 's-old', {
    request: { name: 'acme-old', channel: 'legacy' },
    seconds: 22,
  }),
  situation('uninstall_with_operands', 's-un', (user) => {
    user.own('s-un');
    user.subscribe('s-un', database);
    user.wait(22);
    user.client.create('databases.acme.example.com', {
      apiVersion: 'acme.example.com/v1',
      kind: 'Database',
      metadata: { name: 'main', namespace: 's-un' },
      spec: { size: 1 },
    });
    user.client.delete({ resource: SUBSCRIPTIONS, namespace: 's-un', name: 'acme-db' });
    user.wait(3);
    for (const { metadata } of user.client.list(CLUSTER_SERVICE_VERSIONS, { namespace: 's-un' })) {
      const resource = CLUSTER_SERVICE_VERSIONS;
      user.client.delete({ resource, namespace: 's-un', name: metadata.name });
    }
    user.wait(8);
  }),
  {
    ...situation('catalog_unhealthy', 's-cat', (user) => {
      user.client.create(CATALOG_SOURCES, {
        apiVersion: OLM_API_VERSION,
        kind: 'CatalogSource',
        metadata: { name: 'dead', namespace: marketplace },
        spec: { sourceType: 'grpc', address: '127.0.0.1:59999' },
      });
      user.own('s-cat');
      user.subscribe('s-cat', own);
      user.wait(30);
      user.client.delete({ resource: CATALOG_SOURCES, namespace: marketplace, name: 'dead' });
      user.wait(15);
    }),
    catalogs: ['dead'],
  },
  situation('approve_invalid', 's-sa', (user) => {
    user.own('s-sa');
    user.client.create('serviceaccounts', {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { name: 'weak', namespace: 's-sa' },
    });
    user.client.mergePatch(
      { resource: OPERATOR_GROUPS, namespace: 's-sa', name: 's-sa-og' },
      { spec: { serviceAccountName: 'weak' } },
    );
    user.subscribe('s-sa', own);
    user.wait(75);
  }),
  {
    ...situation('global_install_and_copies', 'openshift-operators', (user) => {
      user.subscribe('openshift-operators', { name: 'acme-global', channel: 'stable' });
      user.wait(25);
      const ref = { resource: OLM_CONFIGS, name: 'cluster' };
      user.client.mergePatch(ref, { spec: { features: { disableCopiedCSVs: true } } });
      user.wait(10);
      user.client.mergePatch(ref, { spec: { features: { disableCopiedCSVs: false } } });
      user.wait(10);
    }),
    // One namespace represents all namespaces with copied CSVs.
    namespaces: ['openshift-operators', 's-auto'],
  },
];

function situation(name: string, namespace: string, act: (user: User) => void): Situation {
  return { name, at: beginnings[name] ?? 0, namespaces: [namespace], act };
}

function simple(
  name: string,
  namespace: string,
  { request, seconds }: { readonly request: Request; readonly seconds: number },
): Situation {
  return situation(name, namespace, (user) => {
    user.own(namespace);
    user.subscribe(namespace, request);
    user.wait(seconds);
  });
}

/** Conditions of the Operator (`conditions`), or overrides of an administrator (`overrides`). */
function sayUpgradeable(user: User, field: 'conditions' | 'overrides'): void {
  const ref = { resource: OPERATOR_CONDITIONS, namespace: 's-noup', name: 'acme-db.v1.0.0' };
  user.client.mergePatch(ref, {
    spec: {
      [field]: [
        {
          type: 'Upgradeable',
          ...(field === 'conditions'
            ? {
                status: 'False',
                reason: 'Migrating',
                message: 'data migration is running',
                lastTransitionTime: '2026-11-21T00:00:00Z',
              }
            : { status: 'True', reason: 'Forced', message: 'allowed' }),
        },
      ],
    },
  });
}
