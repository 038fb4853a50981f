import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { patterns, routes } from '~/routes';
import { MONITORED, PLUGINS, anAskingCluster, inCloud, sent } from '~/test/accessCluster';
import { answering, watched } from '~/test/consoleSdk';
import { QUILL, creating } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import InstallPage from '~/install/view/InstallPage';

const ROLE = 'arn:aws:iam::123456789012:role/quill';
const TOKENS = {
  'features.operators.openshift.io/token-auth-aws': 'true',
  'features.operators.openshift.io/token-auth-azure': 'true',
  'features.operators.openshift.io/token-auth-gcp': 'true',
};
const open = (query = '') =>
  renderAt(`${routes.install(null, QUILL)}${query}`, <InstallPage />, patterns.install);
const step = async () => within(await screen.findByRole('region', { name: '4 Access' }));
const installButton = () => screen.findByRole('button', { name: 'Install' });

describe('without required access', () => {
  it.each([
    ['an Operator without requests', {}, inCloud('AWS')],
    [
      'a cluster with its own keys (IN-032)',
      TOKENS,
      { ...inCloud('AWS'), cloudcredentials: { spec: {} } },
    ],
    ['Kubernetes', { ...TOKENS, ...MONITORED, ...PLUGINS }, {}],
  ])('the step does not exist: %s', async (_what, annotations, answers) => {
    const error = Object.assign(new Error('Model does not exist'), { name: 'NoModelError' });
    watched('Console', { data: undefined, loaded: false, error });
    anAskingCluster(annotations, answers);
    open('?mode=OwnNamespace&namespace=team-a');
    await installButton();
    expect(screen.queryByRole('region', { name: '4 Access' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  });
});

describe('on a cluster in STS mode', () => {
  it('requests the role, proposes Manual, and shows the subject that the role must trust (IN-029, IN-031, TA-005)', async () => {
    anAskingCluster(TOKENS, inCloud('AWS'));
    open('?mode=OwnNamespace&namespace=team-a');
    const access = await step();
    expect(access.getByText('This cluster uses STS mode')).toBeVisible();
    expect(access.getByText('oidc.example.com/abc')).toBeVisible();
    expect(access.getByText('system:serviceaccount:team-a:NAME')).toBeVisible();
    expect(access.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Manual' })).toBeChecked();
  });

  it('writes the role into the Subscription', async () => {
    anAskingCluster(TOKENS, inCloud('AWS'));
    creating();
    open('?mode=OwnNamespace&namespace=team-a');
    const role = (await step()).getByRole('textbox', { name: 'Role ARN' });
    expect(screen.getByText('The Operator cannot log in to AWS')).toBeVisible();
    await userEvent.click(role);
    await userEvent.paste(` ${ROLE} `);
    await userEvent.keyboard('{Enter}');
    expect(role).toHaveValue(ROLE);
    expect(screen.queryByText('The Operator cannot log in to AWS')).toBeNull();
    await userEvent.click(await installButton());
    expect(sent('subscriptions')).toMatchObject({
      spec: { installPlanApproval: 'Manual', config: { env: [{ name: 'ROLEARN', value: ROLE }] } },
    });
  });

  it('disables the button while the role is malformed, and shows the error at the field', async () => {
    anAskingCluster(TOKENS, inCloud('AWS'));
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

  it('explains Automatic, and can change it', async () => {
    anAskingCluster(TOKENS, inCloud('AWS'));
    open('?mode=OwnNamespace&namespace=team-a');
    await userEvent.click(await screen.findByRole('radio', { name: 'Automatic' }));
    expect(screen.getByText('Updates might require more AWS permissions')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Select Manual' }));
    expect(screen.getByRole('radio', { name: 'Manual' })).toBeChecked();
  });
});

describe('on a cluster that does not respond', () => {
  it('reports that the cloud could not be determined, and continues without it', async () => {
    answering(({ url }) => {
      if (!url.endsWith('/infrastructures/cluster')) return undefined;
      throw Object.assign(new Error('the tea is cold'), { code: 418, json: {} });
    });
    anAskingCluster(TOKENS, inCloud('AWS'));
    open('?mode=OwnNamespace&namespace=team-a');
    expect(await screen.findByText('Some checks could not be completed')).toBeVisible();
    expect(screen.getByText(/the tea is cold/)).toBeVisible();
    expect(screen.queryByRole('region', { name: '4 Access' })).toBeNull();
  });
});

describe('on a cluster with workload identity', () => {
  it.each([
    ['Azure', ['Client ID', 'Tenant ID', 'Azure subscription ID', 'Resource group (optional)']],
    ['GCP', ['Project number', 'Pool ID', 'Provider ID', 'Service account email']],
  ])('of %s the Operator gets the required values (IN-030)', async (platform, labels) => {
    anAskingCluster(TOKENS, inCloud(platform));
    open('?mode=OwnNamespace&namespace=team-a');
    const access = await step();
    expect(access.getByText('This cluster uses workload identity')).toBeVisible();
    for (const name of labels) expect(access.getByRole('textbox', { name })).toBeVisible();
  });

  it('keeps typed values if another field is selected', async () => {
    anAskingCluster(TOKENS, inCloud('GCP'));
    open('?mode=OwnNamespace&namespace=team-a');
    const pool = (await step()).getByRole('textbox', { name: 'Pool ID' });
    await userEvent.type(pool, 'my-pool');
    await userEvent.click(screen.getByRole('radio', { name: 'Automatic' }));
    expect(pool).toHaveValue('my-pool');
  });
});
