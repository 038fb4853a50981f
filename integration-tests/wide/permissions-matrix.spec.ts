import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { changesBy } from '../fixtures/permissions';
import { ACTIONS } from '../fixtures/permissionsActions';
import { PAGES } from '../fixtures/permissionsPages';
import { LEFTOVER, PROJECT, ROLES, SOURCE, SWITCHED_OFF } from '../fixtures/permissionsRows';
import {
  expectAction,
  expectPage,
  isCarriedOut,
  refusalsOf,
  signInAfresh,
} from '../fixtures/permissionsWalk';
import { planRow } from '../fixtures/updates';

const OLM = `/apis/operators.coreos.com/v1alpha1/namespaces/${PROJECT}`;

test.use({ state: 'updates', situations: [PROJECT] });

onlyLocally('it needs other users');

for (const role of ROLES) {
  test(`what a ${role} sees and can do, by page and action`, async ({ page, hub }) => {
    test.setTimeout(240_000);
    await staged(hub);
    await signInAfresh(hub, role);
    const changes = changesBy(page);
    const refused = refusalsOf(page);
    await hub.open('/operator-hub-catalog/all-namespaces');
    for (const row of PAGES) await expectPage(page, row, role);
    for (const row of ACTIONS) await expectAction(page, row, role);
    const isActive = ACTIONS.some((row) => isCarriedOut(row, role));
    expect(changes.length > 0, changes.join()).toBe(isActive);
    expect(refused).toEqual([]);
  });
}

/**
 * A pending update, a leftover resource, an enabled and a disabled console plugin, an overridden condition, a failing
 * catalog, and a disabled default catalog.
 */
async function staged(hub: Hub): Promise<void> {
  await hub.open(`/operator-hub-updates/ns/${PROJECT}`);
  await expect(planRow(hub.page, PROJECT)).toBeVisible(SOON);
  await hub.api('POST', `${OLM}/clusterserviceversions`, {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: {
      name: LEFTOVER,
      namespace: PROJECT,
      labels: { [`operators.coreos.com/drift-nets.${PROJECT}`]: '' },
    },
    spec: {
      displayName: 'Drift Nets',
      version: '1.0.0',
      install: { strategy: 'deployment', spec: { deployments: [] } },
      installModes: ['OwnNamespace', 'SingleNamespace', 'MultiNamespace', 'AllNamespaces'].map(
        (type) => ({ type, supported: true }),
      ),
    },
  });
  await hub.merge(`${OLM}/clusterserviceversions/heron-database.v2.0.0`, {
    metadata: {
      annotations: { 'console.openshift.io/plugins': '["heron-charts","heron-tables"]' },
    },
  });
  await hub.api('POST', `/apis/heron.example.com/v1/namespaces/${PROJECT}/heronclusters`, {
    apiVersion: 'heron.example.com/v1',
    kind: 'HeronCluster',
    metadata: { name: 'orders', namespace: PROJECT },
    spec: { instances: 1, storage: { size: '1Gi' } },
  });
  await hub.merge('/apis/operator.openshift.io/v1/consoles/cluster', {
    spec: { plugins: ['heron-tables'] },
  });
  await hub.merge(
    `/apis/operators.coreos.com/v2/namespaces/${PROJECT}/operatorconditions/heron-database.v2.0.0`,
    {
      spec: {
        overrides: [
          { type: 'Upgradeable', status: 'True', reason: 'Tested', message: 'It may be updated' },
        ],
      },
    },
  );
  await hub.merge('/apis/config.openshift.io/v1/operatorhubs/cluster', {
    spec: { sources: [{ name: SWITCHED_OFF, disabled: true }] },
  });
  await hub.api('POST', `${OLM}/catalogsources`, {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'CatalogSource',
    metadata: { name: SOURCE, namespace: PROJECT },
    spec: { sourceType: 'grpc', image: 'local.operator-hub/catalogs/nobody-has-it:v1' },
  });
}
