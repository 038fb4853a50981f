import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { patterns, routes } from '~/routes';
import { answering, requests } from '~/test/consoleSdk';
import { QUILL, anInstallCluster, created } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import { type Refusal, aSubmitCluster } from '~/test/submitCluster';
import InstallPage from './InstallPage';

const NEW = '?mode=OwnNamespace&namespace=inkwell';
const open = () =>
  renderAt(`${routes.install(null, QUILL)}${NEW}`, <InstallPage />, patterns.install);
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const object = (kind: string) => {
  const found = screen
    .getAllByTestId('planned-object')
    .find(({ textContent }) => textContent.startsWith(kind));
  if (found === undefined) throw new Error(`${kind} is not among the objects`);
  return within(found);
};

/** With messages of a real API server. */
const FAILURES: readonly (readonly [string, Refusal | Error, readonly RegExp[]])[] = [
  [
    'a missing permission',
    {
      code: 403,
      reason: 'Forbidden',
      message:
        'subscriptions.operators.coreos.com is forbidden: User "ann" cannot create resource "subscriptions" in API group "operators.coreos.com" in the namespace "inkwell"',
    },
    [/Insufficient permissions/, /create subscriptions\.operators\.coreos\.com/],
  ],
  [
    'an exhausted quota',
    {
      code: 403,
      reason: 'Forbidden',
      message: 'subscriptions.operators.coreos.com "quill" is forbidden: exceeded quota: few',
    },
    [/Namespace quota exceeded/, /exceeded quota: few/],
  ],
  [
    'a denial by admission',
    {
      code: 403,
      reason: 'Forbidden',
      message: 'admission webhook "names.example.com" denied the request: no owner',
    },
    [/Denied by a cluster policy/, /webhook names\.example\.com/, /no owner/],
  ],
  [
    'a webhook that does not respond',
    {
      code: 500,
      reason: 'InternalError',
      message:
        'Internal error occurred: failed calling webhook "names.example.com": context deadline exceeded',
    },
    [/Admission webhook not responding/, /deadline exceeded/],
  ],
  [
    'a rejected field',
    {
      code: 422,
      reason: 'Invalid',
      message: 'Subscription.operators.coreos.com "quill" is invalid',
      details: { causes: [{ field: 'spec.channel', message: 'Invalid value: "x"' }] },
    },
    [/Rejected by the API server/, /spec\.channel/],
  ],
  [
    'too many requests',
    {
      code: 429,
      reason: 'TooManyRequests',
      message: 'Too many requests, please try again later.',
      details: { retryAfterSeconds: 3 },
    },
    [/API server busy/, /Try again in 3 second/],
  ],
  [
    'an unavailable server',
    { code: 503, reason: 'ServiceUnavailable', message: 'the server is currently unable' },
    [/Cluster not reachable/],
  ],
  ['a broken connection', new TypeError('Failed to fetch'), [/Cluster not reachable/]],
  [
    'an expired session',
    { code: 401, reason: 'Unauthorized', message: 'Unauthorized' },
    [/Session expired/],
  ],
  [
    'a conflict',
    { code: 409, reason: 'Conflict', message: 'the object has been modified' },
    [/Conflict with a later change/],
  ],
];

beforeEach(() => {
  anInstallCluster();
});

it.each(FAILURES)(
  'shows %s at its step, keeps completed steps, and continues',
  async (_, refusal, words) => {
    let isRefused = true;
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    aSubmitCluster((_method, resource) =>
      isRefused && resource === 'subscriptions' ? refusal : undefined,
    );
    open();
    await press('Install');
    await screen.findByRole('button', { name: 'Retry' });
    const text = object('Subscription').getByText('Failed').closest('li')?.textContent ?? '';
    for (const word of words) expect(text).toMatch(word);
    expect(shown).toHaveBeenCalledOnce();
    expect(object('OperatorGroup').getByText('Created')).toBeVisible();
    isRefused = false;
    await press('Retry');
    expect(created()).toEqual(['namespaces', 'operatorgroups', 'subscriptions', 'subscriptions']);
  },
);

it('shows a rejected field of the submit at the field of the form', async () => {
  aSubmitCluster((method, resource) =>
    method === 'POST' && resource === 'operatorgroups'
      ? {
          code: 422,
          reason: 'Invalid',
          message: 'invalid',
          details: { causes: [{ field: 'spec.upgradeStrategy', message: 'Unsupported value' }] },
        }
      : undefined,
  );
  open();
  await press('Install');
  expect(await screen.findByTestId('refused-upgradeStrategy')).toHaveTextContent(
    'Unsupported value',
  );
});

it('shows differences of an existing resource, and keeps the step failed', async () => {
  const cluster = aSubmitCluster();
  cluster.put('/apis/operators.coreos.com/v1/namespaces/inkwell/operatorgroups/inkwell-og', {
    metadata: { name: 'inkwell-og' },
  });
  open();
  await press('Install');
  expect(await screen.findByText(/OperatorGroup: Already exists/)).toBeVisible();
  expect(screen.getByText(/spec\.targetNamespaces is not set\. Expected: /)).toBeVisible();
  expect(created()).toEqual(['namespaces', 'operatorgroups']);
});

it('shows a failed step also above the YAML', async () => {
  aSubmitCluster((method, resource) =>
    method === 'POST' && resource === 'operatorgroups'
      ? { code: 500, reason: 'InternalError', message: 'etcd is full' }
      : undefined,
  );
  open();
  await press('YAML');
  await press('Install');
  expect(await screen.findByText(/etcd is full/)).toBeVisible();
  expect(screen.getAllByTestId('planned-object')).toHaveLength(1);
});

it('reports that the namespace of another user exists, not that it cannot be read', async () => {
  const cluster = aSubmitCluster((method, resource) =>
    method === 'GET' && resource === 'inkwell'
      ? { code: 403, reason: 'Forbidden', message: 'User "ann" cannot get resource "namespaces"' }
      : undefined,
  );
  cluster.put('/api/v1/namespaces/inkwell', { metadata: { name: 'inkwell' } });
  open();
  await press('Install');
  expect(await screen.findByText(/Namespace: Already exists/)).toBeVisible();
  expect(created()).toEqual(['namespaces']);
});

it('finds resources that were created despite a lost connection', async () => {
  const cluster = aSubmitCluster((method, resource) => {
    if (method !== 'POST' || resource !== 'namespaces' || cluster.names().length > 0) return;
    cluster.put('/api/v1/namespaces/inkwell', { metadata: { name: 'inkwell' } });
    return new TypeError('Failed to fetch');
  });
  open();
  await press('Install');
  await press('Retry');
  expect(await screen.findByText(/Subscription quill not found/)).toBeVisible();
  expect(cluster.names()).toEqual([
    'namespaces inkwell',
    'operatorgroups inkwell-og',
    'subscriptions quill',
  ]);
});

it('shows its progress, and prevents changes until it completes', async () => {
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  answering(({ method, url }) => {
    const isCreation = method === 'POST' && url.endsWith('/operatorgroups');
    return isCreation ? waiting.then(() => ({})) : undefined;
  });
  aSubmitCluster();
  open();
  await press('Install');
  expect(await screen.findByText('Creating OperatorGroup inkwell-og')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Update channel' })).toBeDisabled();
  goOn();
  expect(await screen.findByText(/Subscription quill not found/)).toBeVisible();
});

it('changes only the Subscription’s approval for Review first', async () => {
  const cluster = aSubmitCluster();
  open();
  await press('Review before installing');
  await screen.findByText(/Subscription quill not found/);
  expect(cluster.names()).toContain('subscriptions quill');
  const sent = requests().findLast(
    ({ method, url }) => method === 'POST' && url.endsWith('/subscriptions'),
  );
  expect(sent?.body).toMatchObject({
    metadata: { annotations: { 'operator-hub/created-by-install': 'quill' } },
    spec: { installPlanApproval: 'Manual', channel: 'stable' },
  });
});
