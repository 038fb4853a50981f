/** Recorded situations of real OLM v1 and actions of the user; see the READMEs of the recordings. */
import type { KubeObject } from '../../kube/types';
import { CLUSTER_CATALOGS, CLUSTER_EXTENSIONS } from '../names';
import { type Lab, only } from './lab';
import {
  annotate,
  availability,
  enforcement,
  grant,
  INSTALLER,
  LAST_PERMISSION,
  priority,
  recordedPermissions,
  remove,
  scale,
  store,
} from './deeds';

export type Situation = {
  readonly name: string;
  /** Extensions and catalogs of the situation; namespaces have the names of the extensions. */
  readonly about: readonly string[];
  readonly act: (lab: Lab) => void;
};

/** Situations of one cluster; each finds the results of previous ones. */
export type Story = { readonly folder: string; readonly situations: readonly Situation[] };

const ACME = 'acme-catalog:latest';
const FIRST = 'olm-recordings';
const LATER = 'olm-recordings-v1';

export function isAbout({ about }: Situation, object: KubeObject): boolean {
  const { name, namespace } = object.metadata;
  return namespace === undefined
    ? about.includes(name) || (name === 'stores.store.example.com' && about.includes('the store'))
    : about.includes(namespace) && name !== 'default';
}

function situation(name: string, about: readonly string[], act: (lab: Lab) => void): Situation {
  return { name, about, act };
}

/** A situation with one recording, on a cluster with the catalog acme. */
function alone(name: string, about: readonly string[], act: (lab: Lab) => void): Story {
  return { folder: LATER, situations: [situation(name, about, act)] };
}

const STORE = ['v1-store', 'the store'];

export const STORIES: readonly Story[] = [
  {
    folder: FIRST,
    situations: [
      situation('v1_install_channel', ['v1-old'], (lab) => {
        lab.own('v1-old');
        lab.extend('v1-old', { packageName: 'acme-old', channels: ['stable'] });
        lab.wait(20);
      }),
      situation('v1_no_such_package', ['v1-ghost'], (lab) => {
        lab.own('v1-ghost');
        lab.extend('v1-ghost', { packageName: 'no-such-package' });
        lab.wait(12);
      }),
      situation('v1_no_such_version', ['v1-nover'], (lab) => {
        lab.own('v1-nover');
        lab.extend('v1-nover', { packageName: 'acme-own', version: '>=9' });
        lab.wait(12);
      }),
      situation('v1_unsupported_bundle', ['v1-cache', 'v1-own'], (lab) => {
        lab.own('v1-cache');
        lab.extend('v1-cache', { packageName: 'acme-cache' });
        lab.wait(15);
        lab.own('v1-own');
        lab.extend('v1-own', { packageName: 'acme-own' });
        lab.wait(12);
      }),
      situation('v1_owner_conflict', ['v1-clash'], (lab) => {
        lab.leave('acme-db/1.0.0');
        lab.own('v1-clash');
        lab.extend('v1-clash', { packageName: 'acme-clash' });
        lab.wait(15);
      }),
      situation('v1_no_service_account', ['v1-nosa'], (lab) => {
        lab.own('v1-nosa');
        lab.extend('v1-nosa', { packageName: 'acme-global', account: 'ghost' });
        lab.wait(12);
      }),
      situation('v1_weak_service_account', ['v1-weak'], (lab) => {
        lab.own('v1-weak');
        lab.account('v1-weak', 'weak');
        lab.extend('v1-weak', { packageName: 'acme-global', account: 'weak' });
        lab.wait(15);
      }),
      situation('v1_catalog_bad_image', ['bad', 'v1-old', 'v1-ghost'], (lab) => {
        lab.catalog('bad', 'ghost:latest', { priority: -10 });
        lab.wait(15);
        availability(lab, 'acme', 'Unavailable');
        lab.wait(8);
        availability(lab, 'acme', 'Available');
        lab.wait(12);
        lab.client.delete({ resource: CLUSTER_CATALOGS, name: 'bad' });
        lab.wait(20);
      }),
      situation('v1_uninstall', ['v1-old', 'v1-ghost', 'v1-nover', 'v1-nosa'], (lab) => {
        for (const name of ['v1-old', 'v1-ghost', 'v1-nover', 'v1-nosa']) remove(lab, name);
        lab.wait(15);
      }),
    ],
  },
  {
    folder: FIRST,
    situations: [
      situation('v1_store_install_pinned', STORE, (lab) => {
        lab.own('v1-store');
        lab.extend('v1-store', { packageName: 'acme-store', version: '1.0.0' });
        lab.wait(18);
      }),
      situation('v1_store_upgrade_range', STORE, (lab) => {
        lab.change('v1-store', { version: '1.x' });
        lab.wait(15);
      }),
      situation('v1_store_crd_upgrade_unsafe', STORE, (lab) => {
        lab.change('v1-store', { version: '2.0.0' });
        lab.wait(15);
      }),
      situation('v1_store_crd_check_off', STORE, (lab) => {
        enforcement(lab, 'v1-store', 'None');
        lab.wait(18);
      }),
      situation('v1_store_downgrade_refused', STORE, (lab) => {
        lab.change('v1-store', { version: '1.0.0' });
        lab.wait(12);
      }),
      situation('v1_store_downgrade_self_certified', STORE, (lab) => {
        lab.change('v1-store', { upgradeConstraintPolicy: 'SelfCertified' });
        lab.wait(18);
      }),
      situation('v1_store_delete', STORE, (lab) => {
        remove(lab, 'v1-store');
        lab.wait(15);
      }),
    ],
  },
  alone('v1_never_ready', ['v1-broken'], (lab) => {
    lab.own('v1-broken');
    lab.extend('v1-broken', { packageName: 'acme-broken', selector: only('acme') });
    lab.wait(25);
  }),
  alone('v1_catalog_tie', ['v1-tie', 'acme-one', 'acme-two'], (lab) => {
    for (const name of ['acme-one', 'acme-two']) {
      lab.catalog(name, ACME, { labels: { tier: 'twins' } });
    }
    lab.wait(1);
    lab.own('v1-tie');
    lab.extend('v1-tie', {
      packageName: 'acme-global',
      selector: { matchLabels: { tier: 'twins' } },
    });
    lab.wait(10);
    priority(lab, 'acme-two', 10);
    lab.wait(20);
    priority(lab, 'acme-two', 0);
    lab.wait(12);
    annotate(lab, 'v1-tie', '1');
    lab.wait(10);
    availability(lab, 'acme-one', 'Unavailable');
    lab.wait(12);
  }),
  alone(
    'v1_priority_wins_over_version',
    ['v1-older', 'acme-follow-new', 'acme-follow-old'],
    (lab) => {
      const labels = { tier: 'follow' };
      lab.catalog('acme-follow-new', 'acme-follow-catalog:two', { labels });
      lab.catalog('acme-follow-old', 'acme-follow-catalog:one', { labels, priority: 10 });
      lab.wait(1);
      lab.own('v1-older');
      lab.extend('v1-older', {
        packageName: 'acme-follow',
        channels: ['stable'],
        selector: { matchLabels: labels },
      });
      lab.wait(12);
      lab.change('v1-older', { version: '1.1.0' });
      lab.wait(12);
    },
  ),
  alone(
    'v1_one_catalog_broken_stops_all',
    ['v1-all', 'v1-chosen', 'v1-late', 'acme-bad'],
    (lab) => {
      lab.own('v1-all');
      lab.own('v1-chosen');
      lab.extend('v1-all', { packageName: 'acme-global' });
      lab.extend('v1-chosen', { packageName: 'acme-maxocp', selector: only('acme') });
      lab.wait(12);
      lab.catalog('acme-bad', 'ghost:latest', { priority: -10 });
      lab.wait(12);
      lab.own('v1-late');
      lab.extend('v1-late', { packageName: 'acme-newkube' });
      lab.wait(8);
      lab.change('v1-all', { selector: only('acme') });
      lab.wait(8);
      lab.client.delete({ resource: CLUSTER_CATALOGS, name: 'acme-bad' });
      lab.wait(15);
    },
  ),
  alone('v1_availability_off_on', ['v1-switch', 'acme-switch'], (lab) => {
    lab.catalog('acme-switch', ACME, { minutes: 10 });
    lab.wait(1);
    lab.own('v1-switch');
    lab.extend('v1-switch', { packageName: 'acme-newkube', selector: only('acme-switch') });
    lab.wait(12);
    availability(lab, 'acme-switch', 'Unavailable');
    lab.wait(12);
    lab.change('v1-switch', { version: '1.0.0' });
    lab.wait(8);
    availability(lab, 'acme-switch', 'Available');
    lab.wait(15);
  }),
  alone('v1_service_account_deleted_while_running', ['v1-sagone'], (lab) => {
    lab.own('v1-sagone');
    lab.extend('v1-sagone', {
      packageName: 'acme-old',
      version: '1.0.0',
      selector: only('acme'),
    });
    lab.wait(12);
    const account = { namespace: 'v1-sagone', name: 'v1-sagone-installer' };
    lab.client.delete({ resource: 'serviceaccounts', ...account });
    lab.wait(8);
    scale(lab, 'v1-sagone', 'acme-old-controller');
    lab.wait(10);
    lab.change('v1-sagone', { version: '1.1.0' });
    lab.wait(10);
    lab.account('v1-sagone', 'v1-sagone-installer');
    lab.wait(40);
  }),
  alone('v1_delete_with_finalizer', ['v1-held', 'the store'], (lab) => {
    const pinned = { packageName: 'acme-store', version: '1.0.0', selector: only('acme') };
    lab.own('v1-held');
    lab.extend('v1-held', pinned);
    lab.wait(12);
    store(lab, 'v1-held', { name: 'main', finalizers: ['store.example.com/backup'] });
    store(lab, 'v1-held', { name: 'free' });
    lab.wait(3);
    remove(lab, 'v1-held');
    lab.wait(12);
    lab.extend('v1-held', pinned);
    lab.wait(12);
    lab.client.mergePatch(
      { resource: 'stores.store.example.com', namespace: 'v1-held', name: 'main' },
      { metadata: { finalizers: null } },
    );
    lab.wait(30);
  }),
  alone('v1_orphan_delete_and_take_over', ['v1-keep', 'v1-other', 'the store'], (lab) => {
    const pinned = { packageName: 'acme-store', version: '1.0.0', selector: only('acme') };
    lab.own('v1-keep');
    lab.extend('v1-keep', pinned);
    lab.wait(12);
    store(lab, 'v1-keep', { name: 'main' });
    lab.wait(2);
    const ref = { resource: CLUSTER_EXTENSIONS, name: 'v1-keep' };
    lab.client.delete(ref, { propagation: 'Orphan' });
    lab.wait(8);
    lab.extend('v1-other', { ...pinned, namespace: 'v1-keep', account: 'v1-keep-installer' });
    lab.wait(12);
    remove(lab, 'v1-other');
    lab.wait(3);
    lab.account('v1-keep', 'second-installer');
    lab.client.mergePatch(
      { resource: 'clusterrolebindings.rbac.authorization.k8s.io', name: 'v1-keep-installer' },
      {
        subjects: [{ kind: 'ServiceAccount', name: 'second-installer', namespace: 'v1-keep' }],
      },
    );
    lab.extend('v1-keep', { ...pinned, version: '1.1.0', account: 'second-installer' });
    lab.wait(20);
  }),
  alone('v1_crd_left_by_v0', ['v1-left', 'the store'], (lab) => {
    lab.leave('acme-store/1.0.0');
    lab.seen();
    lab.own('v1-left');
    lab.seen();
    lab.extend('v1-left', { packageName: 'acme-store', version: '1.0.0', selector: only('acme') });
    lab.wait(12);
    lab.client.mergePatch(
      {
        resource: 'customresourcedefinitions.apiextensions.k8s.io',
        name: 'stores.store.example.com',
      },
      {
        metadata: {
          labels: { 'app.kubernetes.io/managed-by': 'Helm' },
          annotations: {
            'meta.helm.sh/release-name': 'v1-left',
            'meta.helm.sh/release-namespace': 'v1-left',
          },
        },
      },
    );
    lab.wait(40);
  }),
  alone('v1_weak_then_rights_added', ['v1-grow'], (lab) => {
    lab.client.create('namespaces', {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: 'v1-grow' },
    });
    lab.account('v1-grow', INSTALLER);
    grant(lab, 'ClusterRole');
    grant(lab, 'Role');
    const pinned = { packageName: 'acme-store', selector: only('acme') };
    lab.extend('v1-grow', { ...pinned, version: '1.0.0' });
    lab.wait(2);
    // Permissions that the recorder added one by one, each followed by a sync of OLM.
    for (const [step, { object }] of recordedPermissions().entries()) {
      const resource = `${object.kind.toLowerCase()}s.rbac.authorization.k8s.io`;
      const namespace = object.kind === 'Role' ? { namespace: 'v1-grow' } : {};
      const found = lab.client.get({ resource, name: INSTALLER, ...namespace });
      if (step === LAST_PERMISSION) {
        lab.change('v1-grow', { version: '1.1.0' });
        lab.wait(2);
      }
      if (found) lab.client.update(resource, { ...found, rules: object['rules'] });
      annotate(lab, 'v1-grow', String(step));
      lab.wait(3);
    }
  }),
  alone('v1_deprecated_newer', ['v1-aging', 'acme-extra'], (lab) => {
    lab.catalog('acme-extra', 'acme-extra-catalog:latest');
    lab.wait(1);
    lab.own('v1-aging');
    lab.extend('v1-aging', {
      packageName: 'acme-aging',
      channels: ['stable'],
      selector: only('acme-extra'),
    });
    lab.wait(12);
    lab.change('v1-aging', { version: '1.2.0' });
    lab.wait(12);
    lab.change('v1-aging', { version: null });
    lab.wait(8);
  }),
  alone('v1_selector_invalid', ['v1-badsel', 'v1-nosel'], (lab) => {
    lab.own('v1-badsel');
    lab.extend('v1-badsel', {
      packageName: 'acme-global',
      selector: { matchLabels: { 'bad key!': 'x y' } },
    });
    lab.extend('v1-nosel', {
      packageName: 'acme-global',
      account: 'v1-badsel-installer',
      namespace: 'v1-badsel',
      selector: { matchLabels: { tier: 'nobody' } },
    });
    lab.wait(8);
    const matchExpressions = [{ key: 'tier', operator: 'Near', values: ['x'] }];
    lab.change('v1-badsel', { selector: { matchLabels: null, matchExpressions } });
    lab.wait(8);
  }),
  alone('v1_drift_put_back', ['v1-drift'], (lab) => {
    lab.own('v1-drift');
    lab.extend('v1-drift', {
      packageName: 'acme-old',
      channels: ['stable'],
      selector: only('acme'),
    });
    lab.wait(12);
    scale(lab, 'v1-drift', 'acme-old-controller');
    lab.wait(12);
    lab.client.delete({
      resource: 'deployments.apps',
      namespace: 'v1-drift',
      name: 'acme-old-controller',
    });
    lab.wait(12);
  }),
];
