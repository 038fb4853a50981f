import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { anInstalledQuill, openAt } from '~/test/operatorPage';
import { OperatorWithInstances as OperatorPage } from '~/start/OperatorWithInstances';

const open = () => openAt(<OperatorPage />);

const card = () => within(screen.getByRole('region', { name: 'Deployments' }));

const metricsRequests = () => requests().filter(({ url }) => url.includes('prometheus'));

const queryIn = (url: string) => new URL(url, 'http://console').searchParams.get('query') ?? '';

const sample = (value: string) => ({
  status: 'success',
  data: {
    resultType: 'vector',
    result: [{ metric: { pod: 'quill-operator-7d9f8c6b54-x2x4z' }, value: [1, value] }],
  },
});

function monitoring(answer: (query: string) => unknown) {
  answering(({ url }) =>
    url.startsWith('/api/prometheus-tenancy/api/v1/query?namespace=team-a&')
      ? answer(queryIn(url))
      : undefined,
  );
}

function refuse(code: number): never {
  throw Object.assign(new Error('refused'), { code });
}

beforeEach(() => {
  anInstalledQuill();
  const deployments = [{ name: 'quill-operator' }];
  const spec = {
    customresourcedefinitions: {},
    install: { strategy: 'deployment', spec: { deployments } },
  };
  watched('ClusterServiceVersion', { data: [aCsv({ spec })] });
  const requested = { cpu: '100m', memory: '64Mi' };
  const resources = { requests: requested, limits: { memory: '128Mi' } };
  const template = { spec: { containers: [{ name: 'manager', resources }] } };
  const metadata = { name: 'quill-operator', namespace: 'team-a' };
  const deployment = { metadata, spec: { replicas: 1, template } };
  watched('Deployment', { data: [{ ...deployment, status: { availableReplicas: 1 } }] });
});

describe('the resource usage of an Operator', () => {
  it('is read once, and shown next to its requests', async () => {
    monitoring((query) => sample(query.includes('cpu') ? '0.0031' : '53123072'));
    await open();
    expect(await card().findByText('3m')).toBeVisible();
    expect(card().getByText('51Mi')).toBeVisible();
    expect(card().getByText('requests 100m')).toBeVisible();
    expect(card().getByText('No limit')).toBeVisible();
    expect(card().getByText('limit 128Mi')).toBeVisible();
    expect(card().queryByText('Near its limit')).toBeNull();
    expect(metricsRequests()).toHaveLength(2);
  });

  it('is marked near a limit, and refreshed on request', async () => {
    const used = { memory: '130000000' };
    monitoring((query) => sample(query.includes('cpu') ? '0' : used.memory));
    await open();
    expect(await card().findByText('Near its limit')).toBeVisible();
    used.memory = '1048576';
    await userEvent.click(card().getByRole('button', { name: 'Refresh' }));
    expect(await card().findByText('1Mi')).toBeVisible();
  });

  it('is left out without a text if the console has no monitoring', async () => {
    monitoring(() => refuse(404));
    await open();
    expect(await card().findByText('limit 128Mi')).toBeVisible();
    await waitFor(() => {
      expect(card().queryByText('Measuring')).toBeNull();
    });
    expect(card().queryByRole('button', { name: /Try again|Refresh/ })).toBeNull();
    expect(card().queryByText(/404|not found/i)).toBeNull();
  });

  it.each([
    ['the user has no permission', 403, /get pods\.metrics\.k8s\.io/],
    ['it does not respond', 503, /^Try again$/],
  ])('shows one line if %s', async (_where, code, line) => {
    monitoring(() => refuse(code));
    await open();
    expect(await card().findByText(line)).toBeVisible();
    expect(card().getByText('limit 128Mi')).toBeVisible();
  });

  it('are not shown for a Deployment that does not exist', async () => {
    watched('Deployment', { data: [] });
    monitoring(() => sample('0'));
    await open();
    expect(await card().findByText('Not created yet')).toBeVisible();
    expect(card().queryByText(/requests|limit/i)).toBeNull();
  });
});
