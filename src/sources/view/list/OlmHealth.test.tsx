import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { resetCluster, watched } from '~/test/consoleSdk';
import { aClusterOfCatalogs, openSources } from '~/test/sourcesScreen';

const NAMESPACE = 'openshift-operator-lifecycle-manager';

const deployment = (name: string, availableReplicas = 1) => ({
  metadata: { name, namespace: NAMESPACE },
  spec: { replicas: 1, selector: { matchLabels: { app: name } } },
  status: { availableReplicas },
});
const available = (name: string, status = 'True') => ({
  metadata: { name },
  status: { conditions: [{ type: 'Available', status, message: 'no endpoints' }] },
});

function olm(catalogOperator: number, api = 'True') {
  const others = ['olm-operator', 'packageserver'].map((name) => deployment(name));
  watched('Deployment', { data: [...others, deployment('catalog-operator', catalogOperator)] });
  watched('ClusterOperator', { data: [available('operator-lifecycle-manager')] });
  watched('APIService', { data: [available('v1.packages.operators.coreos.com', api)] });
}

beforeEach(() => {
  aClusterOfCatalogs();
});

it('shows that OLM is healthy in one sentence, with its components collapsed', async () => {
  olm(1);
  openSources();
  const summary = await screen.findByRole('button', { name: 'OLM is healthy' });
  expect(screen.queryByText('catalog-operator')).toBeNull();
  await userEvent.click(summary);
  expect(await screen.findByRole('link', { name: 'catalog-operator' })).toHaveAttribute(
    'href',
    `/k8s/ns/${NAMESPACE}/apps~v1~Deployment/catalog-operator`,
  );
  expect(screen.getByRole('grid', { name: 'OLM components' })).toHaveTextContent('ClusterOperator');
});

it('shows an unavailable component with its cause and the log of its pod', async () => {
  olm(0, 'False');
  const state = { waiting: { reason: 'CrashLoopBackOff', message: 'back-off' } };
  const pod = {
    metadata: { name: 'co-1', namespace: NAMESPACE, labels: { app: 'catalog-operator' } },
    status: { containerStatuses: [{ name: 'c', state }] },
  };
  watched('Pod', { data: [pod] });
  openSources();
  expect(await screen.findByText('2 OLM components are unavailable')).toBeVisible();
  expect(await screen.findByText('CrashLoopBackOff: back-off')).toBeVisible();
  expect(screen.getByText(/no endpoints/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View log' })).toHaveAttribute(
    'href',
    `/k8s/ns/${NAMESPACE}/pods/co-1/logs`,
  );
});

it('names the missing permissions', async () => {
  resetCluster();
  aClusterOfCatalogs(({ resource }) => resource !== 'deployments');
  olm(1);
  openSources();
  await userEvent.click(await screen.findByRole('button', { name: 'OLM health partly unknown' }));
  expect(
    screen.getByText(new RegExp(`list deployments.apps in namespace ${NAMESPACE}`)),
  ).toBeVisible();
});
