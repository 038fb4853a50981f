import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { patterns, routes } from '~/routes';
import { answering, requests, watched } from '~/test/consoleSdk';
import { QUILL, anInstallCluster, creating } from '~/test/installCluster';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import InstallPage from '../InstallPage';

const ROLE = 'arn:aws:iam::123456789012:role/quill';
const TOKENS = {
  'features.operators.openshift.io/token-auth-aws': 'true',
  'features.operators.openshift.io/token-auth-azure': 'true',
  'features.operators.openshift.io/token-auth-gcp': 'true',
};
const MONITORED = {
  'operatorframework.io/cluster-monitoring': 'true',
  'operatorframework.io/suggested-namespace': 'openshift-quill',
};
const PLUGINS = { 'console.openshift.io/plugins': '["quill-console", "quill-alerts"]' };

type Annotations = Readonly<Record<string, string>>;

/** @param answers objects `cluster` of OpenShift's configuration, by their plural */
function aCluster(
  annotations: Annotations,
  answers: Readonly<Record<string, unknown>> = {},
  may: (resource: string) => boolean = () => true,
) {
  answering(({ url }) => {
    if (url.includes('/packagemanifests')) {
      return aPackageList(aPackageManifest({ channels: [aRawChannel({ annotations })] }));
    }
    const plural = /\/(\w+)\/cluster$/.exec(url)?.[1] ?? '';
    return answers[plural];
  });
  anInstallCluster(may);
}

const inCloud = (platform: string) => ({
  authentications: { spec: { serviceAccountIssuer: 'https://oidc.example.com/abc' } },
  infrastructures: { status: { platform, platformStatus: { type: platform } } },
  cloudcredentials: { spec: { credentialsMode: 'Manual' } },
});

function aConsole(plugins: readonly string[]) {
  watched('Console', { data: [{ metadata: { name: 'cluster' }, spec: { plugins } }] });
}

const open = (query = '') =>
  renderAt(`${routes.install(null, QUILL)}${query}`, <InstallPage />, patterns.install);
const step = async () => within(await screen.findByRole('region', { name: '4 Access' }));
const installButton = () => screen.findByRole('button', { name: 'Install' });
/** The last body sent for a resource, without the dry runs. */
const sent = (resource: string) =>
  requests()
    .filter(({ method, url }) => method === 'POST' && url.endsWith(`/${resource}`))
    .at(-1)?.body;

describe('without a need for access', () => {
  it.each([
    ['an Operator that asks for nothing', {}, inCloud('AWS')],
    [
      'a cluster with keys of its own (IN-032)',
      TOKENS,
      { ...inCloud('AWS'), cloudcredentials: { spec: {} } },
    ],
    ['a plain Kubernetes', { ...TOKENS, ...MONITORED, ...PLUGINS }, {}],
  ])('there is no such step: %s', async (_what, annotations, answers) => {
    const error = Object.assign(new Error('Model does not exist'), { name: 'NoModelError' });
    watched('Console', { data: undefined, loaded: false, error });
    aCluster(annotations, answers);
    open('?mode=OwnNamespace&namespace=team-a');
    await installButton();
    expect(screen.queryByRole('region', { name: '4 Access' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  });
});

describe('on a cluster in STS mode', () => {
  it('asks for the role, proposes Manual, and tells whom the role has to trust (IN-029, IN-031, TA-005)', async () => {
    aCluster(TOKENS, inCloud('AWS'));
    open('?mode=OwnNamespace&namespace=team-a');
    const access = await step();
    expect(access.getByText('This cluster uses STS mode')).toBeVisible();
    expect(access.getByText('oidc.example.com/abc')).toBeVisible();
    expect(access.getByText('system:serviceaccount:team-a:NAME')).toBeVisible();
    expect(access.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Manual' })).toBeChecked();
  });

  it('writes the role into the Subscription', async () => {
    aCluster(TOKENS, inCloud('AWS'));
    creating();
    open('?mode=OwnNamespace&namespace=team-a');
    const role = (await step()).getByRole('textbox', { name: 'Role ARN' });
    expect(screen.getByText('The Operator will not be able to log in to AWS')).toBeVisible();
    await userEvent.click(role);
    await userEvent.paste(` ${ROLE} `);
    await userEvent.keyboard('{Enter}');
    expect(role).toHaveValue(ROLE);
    expect(screen.queryByText('The Operator will not be able to log in to AWS')).toBeNull();
    await userEvent.click(await installButton());
    expect(sent('subscriptions')).toMatchObject({
      spec: { installPlanApproval: 'Manual', config: { env: [{ name: 'ROLEARN', value: ROLE }] } },
    });
  });

  it('holds the button while the role is malformed, and says so at the field', async () => {
    aCluster(TOKENS, inCloud('AWS'));
    open('?mode=OwnNamespace&namespace=team-a');
    const role = (await step()).getByRole('textbox', { name: 'Role ARN' });
    await userEvent.type(role, 'my-role');
    await userEvent.tab();
    expect(role).toBeInvalid();
    expect(role).toHaveAccessibleDescription(/For example arn:aws:iam/);
    expect(await installButton()).toBeDisabled();
    await userEvent.tripleClick(role);
    await userEvent.paste(ROLE);
    await userEvent.tab();
    expect(role).toBeValid();
    expect(await installButton()).toBeEnabled();
  });

  it('tells what Automatic means, and mends it', async () => {
    aCluster(TOKENS, inCloud('AWS'));
    open('?mode=OwnNamespace&namespace=team-a');
    await userEvent.click(await screen.findByRole('radio', { name: 'Automatic' }));
    expect(screen.getByText('Updates may lack rights in AWS')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose Manual' }));
    expect(screen.getByRole('radio', { name: 'Manual' })).toBeChecked();
  });
});

describe('on a cluster with workload identity', () => {
  it.each([
    ['Azure', ['Client ID', 'Tenant ID', 'Azure subscription ID', 'Resource group (optional)']],
    ['GCP', ['Project number', 'Pool ID', 'Provider ID', 'Service account e-mail']],
  ])('of %s the Operator gets what that asks for (IN-030)', async (platform, labels) => {
    aCluster(TOKENS, inCloud(platform));
    open('?mode=OwnNamespace&namespace=team-a');
    const access = await step();
    expect(access.getByText('This cluster uses workload identity')).toBeVisible();
    for (const name of labels) expect(access.getByRole('textbox', { name })).toBeVisible();
  });

  it('keeps what was typed when another field is chosen', async () => {
    aCluster(TOKENS, inCloud('GCP'));
    open('?mode=OwnNamespace&namespace=team-a');
    const pool = (await step()).getByRole('textbox', { name: 'Pool ID' });
    await userEvent.type(pool, 'my-pool');
    await userEvent.click(screen.getByRole('radio', { name: 'Automatic' }));
    expect(pool).toHaveValue('my-pool');
  });
});

describe('monitoring', () => {
  it('is offered for the platform’s namespace that is made, with what it means (MON-001)', async () => {
    aCluster(MONITORED);
    creating();
    open('?mode=OwnNamespace');
    const box = (await step()).getByRole('checkbox', {
      name: 'Let the cluster monitor openshift-quill',
    });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(screen.getByText(/voids the cluster's support/)).toBeVisible();
    await userEvent.click(await installButton());
    expect(sent('namespaces')).toMatchObject({
      metadata: { labels: { 'openshift.io/cluster-monitoring': 'true' } },
    });
    expect(sent('roles')).toMatchObject({ metadata: { name: 'openshift-quill-prometheus' } });
    expect(sent('rolebindings')).toMatchObject({ subjects: [{ name: 'prometheus-k8s' }] });
  });

  it('is not offered elsewhere', async () => {
    aCluster(MONITORED);
    open('?mode=OwnNamespace&namespace=team-a');
    await installButton();
    expect(screen.queryByRole('region', { name: '4 Access' })).toBeNull();
  });
});

describe('console plugins', () => {
  it('are off from an untrusted catalog, and enabled on demand, last of all (stock inventory 4.2)', async () => {
    const patches: unknown[] = [];
    answering(({ method, url, body }) => {
      if (!url.endsWith('/consoles/cluster')) return undefined;
      if (method === 'PATCH') patches.push(body);
      return { metadata: { name: 'cluster' }, spec: { plugins: ['operator-hub'] } };
    });
    aConsole(['operator-hub']);
    aCluster(PLUGINS);
    creating();
    open('?mode=OwnNamespace&namespace=team-a');
    const access = await step();
    const box = access.getByRole('checkbox', { name: 'Enable quill-console' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(access.getByRole('checkbox', { name: 'Enable quill-alerts' })).not.toBeChecked();
    expect(screen.getByText(/from community-operators will be enabled/)).toBeVisible();
    await userEvent.click(await installButton());
    expect(patches).toEqual([
      [
        { op: 'test', path: '/spec/plugins', value: ['operator-hub'] },
        { op: 'add', path: '/spec/plugins/-', value: 'quill-console' },
      ],
    ]);
  });

  it('are not asked about when all are enabled', async () => {
    aConsole(['quill-console', 'quill-alerts']);
    aCluster(PLUGINS);
    open();
    await installButton();
    expect(screen.queryByRole('region', { name: '4 Access' })).toBeNull();
    expect(screen.queryByText(/console plugin/i)).toBeNull();
  });

  it('that the user may not enable are no field, but are mentioned', async () => {
    aConsole([]);
    aCluster(PLUGINS, {}, (resource) => resource !== 'consoles');
    open();
    expect(
      await screen.findByText('The console plugins of the Operator stay disabled'),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: '4 Access' })).toBeNull();
  });

  it('whose list may not be read are mentioned too', async () => {
    const error = Object.assign(new Error('forbidden'), { code: 403 });
    watched('Console', { data: undefined, loaded: false, error });
    aCluster(PLUGINS);
    open();
    expect(
      await screen.findByText(/the right to patch consoles\.operator\.openshift\.io cluster/),
    ).toBeVisible();
  });
});
