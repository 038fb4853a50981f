import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { patterns, routes } from '~/routes';
import { requests, watched } from '~/test/consoleSdk';
import { QUILL, anInstallCluster, created, creating } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import InstallPage from './InstallPage';

const OWN = '?mode=OwnNamespace&namespace=inkwell';

async function openSettings(query = OWN) {
  renderAt(`${routes.install(null, QUILL)}${query}`, <InstallPage />, patterns.install);
  await userEvent.click(await screen.findByRole('button', { name: /^Operator settings/ }));
  // The page loads the editor on demand.
  await screen.findByText('Add variable');
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const row = (name: string) => within(screen.getByRole('listitem', { name }));
const install = () => screen.getByRole('button', { name: 'Install' });
const objects = () => screen.getAllByTestId('planned-object').map(({ textContent }) => textContent);

async function paste(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** The spec.config of the Subscription that was created. */
async function installed(): Promise<unknown> {
  await userEvent.click(install());
  await screen.findByText('Subscription quill not found');
  const posted = requests().find(
    ({ method, url }) => method === 'POST' && url.endsWith('/subscriptions'),
  );
  return recordIn(recordIn(posted?.body)['spec'])['config'];
}

beforeEach(() => {
  anInstallCluster();
  watched('ConfigMap', { data: [] });
  creating();
});

describe('the form of the settings', () => {
  it('adds a variable by keyboard, and focuses the next one after a removal', async () => {
    await openSettings();
    const add = part('Environment').getByRole('button', { name: 'Add variable' });
    add.focus();
    await userEvent.keyboard('{Enter}LOG_LEVEL{Tab}{Tab}debug');
    expect(row('Variable 1').getByLabelText('Value')).toHaveValue('debug');
    await userEvent.click(add);
    expect(row('Variable 2').getByLabelText('Name')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Variable 2' }));
    expect(row('Variable 1').getByLabelText('Name')).toHaveFocus();
    expect(await installed()).toEqual({ env: [{ name: 'LOG_LEVEL', value: 'debug' }] });
  });

  it('shows errors at the field, and disables the button', async () => {
    await openSettings();
    await paste(screen.getByLabelText('CPU limit'), 'one');
    expect(screen.getByLabelText('CPU limit')).toBeInvalid();
    expect(screen.getByLabelText('CPU limit')).toHaveAccessibleDescription(/500m, 2, or 1Gi/);
    expect(screen.getByText('Operator settings, resources.limits.cpu')).toBeVisible();
    expect(install()).toBeDisabled();
    await paste(screen.getByLabelText('CPU limit'), '1');
    expect(install()).toBeEnabled();
  });

  it('takes a variable from a key of a Secret', async () => {
    await openSettings();
    await userEvent.click(screen.getByRole('button', { name: 'Add variable' }));
    await paste(row('Variable 1').getByLabelText('Name'), 'PASSWORD');
    await userEvent.selectOptions(row('Variable 1').getByLabelText('Source'), 'Secret key');
    await paste(row('Variable 1').getByLabelText('Secret'), 'login');
    await paste(row('Variable 1').getByLabelText('Key'), 'password');
    expect(await installed()).toEqual({
      env: [{ name: 'PASSWORD', valueFrom: { secretKeyRef: { name: 'login', key: 'password' } } }],
    });
  });

  it('sets the three proxy variables together (CF-011, CF-012)', async () => {
    await openSettings();
    await userEvent.click(screen.getByLabelText('Override the cluster-wide proxy'));
    await paste(screen.getByLabelText('HTTPS_PROXY'), 'http://proxy:3128');
    expect(await installed()).toEqual({
      env: [
        { name: 'HTTP_PROXY', value: '' },
        { name: 'HTTPS_PROXY', value: 'http://proxy:3128' },
        { name: 'NO_PROXY', value: '' },
      ],
    });
  });

  it('trusts the CAs of the cluster with one click (CA-002 … CA-004)', async () => {
    await openSettings();
    await userEvent.click(screen.getByLabelText(/^Use the cluster CA bundle/));
    expect(objects()).toEqual([
      'Namespace inkwellCreate',
      'ConfigMap trusted-caCreate',
      'OperatorGroup inkwell-ogCreate',
      'Subscription quillCreate',
    ]);
    expect(row('Mount 1').getByLabelText('Mount path')).toHaveValue(
      '/etc/pki/ca-trust/extracted/pem',
    );
    expect(await installed()).toMatchObject({ volumes: [{ name: 'trusted-ca' }] });
    expect(created()).toEqual(['namespaces', 'configmaps', 'operatorgroups', 'subscriptions']);
  });

  it('warns of a mount without its volume (IN-035)', async () => {
    await openSettings();
    await userEvent.click(screen.getByLabelText(/^Use the cluster CA bundle/));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Volume 1' }));
    expect(row('Mount 1').getByText(/Volume trusted-ca not found/)).toBeVisible();
  });

  it('tolerates taints', async () => {
    await openSettings();
    await userEvent.click(screen.getByRole('button', { name: 'Add toleration' }));
    await paste(row('Toleration 1').getByLabelText('Key'), 'infra');
    await userEvent.selectOptions(row('Toleration 1').getByLabelText('Comparison'), 'Exists');
    expect(row('Toleration 1').queryByLabelText('Value')).toBeNull();
    await userEvent.selectOptions(row('Toleration 1').getByLabelText('Effect'), 'NoExecute');
    await paste(row('Toleration 1').getByLabelText(/^Toleration seconds/), '60');
    expect(await installed()).toEqual({
      tolerations: [
        { key: 'infra', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 60 },
      ],
    });
  });
});

it('an invalid text is kept when the settings are folded, and nothing is installed', async () => {
  await openSettings();
  await paste(screen.getByLabelText('Affinity (YAML)'), 'nodeAffinity: [');
  const toggle = screen.getByRole('button', { name: /^Operator settings/ });
  await userEvent.click(toggle);
  expect(toggle).toHaveTextContent('1 error');
  expect(install()).toBeDisabled();
  await userEvent.click(toggle);
  expect(await screen.findByLabelText('Affinity (YAML)')).toHaveValue('nodeAffinity: [');
});
