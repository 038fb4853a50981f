import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { patterns, routes } from '~/routes';
import { answering, requests, watched } from '~/test/consoleSdk';
import { QUILL, anInstallCluster, creating } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import InstallPage from './InstallPage';

/** Of an existing namespace. */
const SECRET = '/api/kubernetes/api/v1/namespaces/team-a/secrets';
/** Their names only. */
const SECRETS = `${SECRET}?includeObject=None`;

async function openSettings(namespace = 'team-a') {
  const query = `?mode=OwnNamespace&namespace=${namespace}`;
  renderAt(`${routes.install(null, QUILL)}${query}`, <InstallPage />, patterns.install);
  await userEvent.click(await screen.findByRole('button', { name: /^Operator settings/ }));
  await screen.findByText('Add variable');
}

const row = (name: string) => within(screen.getByRole('listitem', { name }));
const box = (inRow: string, name: string) => row(inRow).getByRole('combobox', { name });
const add = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const more = (name: string) =>
  userEvent.click(row(name).getByRole('button', { name: /^Show \d+ more$/ }));

async function choose(inRow: string, field: string, option: string) {
  await userEvent.selectOptions(row(inRow).getByLabelText(field), option);
}

async function paste(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function aSecretVariable() {
  await add('Add variable');
  await paste(row('Variable 1').getByLabelText('Name'), 'PASSWORD');
  await choose('Variable 1', 'Source', 'Secret key');
}

const requested = (url: string) =>
  requests().filter((request) => request.method === 'GET' && request.url === url).length;

/** The spec.config of the Subscription that was created. */
async function installed(): Promise<unknown> {
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  await screen.findByText('Subscription quill not found');
  const posted = requests().find(
    ({ method, url }) => method === 'POST' && url.endsWith('/subscriptions'),
  );
  return recordIn(recordIn(posted?.body)['spec'])['config'];
}

function aNamespaceWithSecrets() {
  answering(({ method, url }) => {
    if (method !== 'GET') return undefined;
    if (url === SECRETS) {
      return { items: [{ metadata: { name: 'login' } }, { metadata: { name: 'pull' } }] };
    }
    return url === `${SECRET}/login` ? { data: { user: 'dQ==', password: 'cA==' } } : undefined;
  });
}

beforeEach(() => {
  anInstallCluster();
  watched('ConfigMap', { data: [] });
  creating();
});

describe('a Secret and its key', () => {
  it('are selected by keyboard from lists that load when they open', async () => {
    aNamespaceWithSecrets();
    await openSettings();
    await aSecretVariable();
    expect(requested(SECRETS)).toBe(0);
    box('Variable 1', 'Secret').focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'login' });
    expect(requested(`${SECRET}/login`)).toBe(0);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(box('Variable 1', 'Secret')).toHaveValue('login');
    expect(box('Variable 1', 'Secret')).toHaveFocus();
    await userEvent.click(box('Variable 1', 'Key'));
    await userEvent.click(await screen.findByRole('option', { name: 'password' }));
    expect(document.body).not.toHaveTextContent('cA==');
    expect(await installed()).toEqual({
      env: [{ name: 'PASSWORD', valueFrom: { secretKeyRef: { name: 'login', key: 'password' } } }],
    });
  });

  it('can have a typed name; a missing one is a warning', async () => {
    aNamespaceWithSecrets();
    await openSettings();
    await aSecretVariable();
    await paste(box('Variable 1', 'Secret'), 'later');
    await paste(box('Variable 1', 'Key'), 'password');
    expect(await screen.findByText(/Secret later not found/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Install' })).toBeEnabled();
    await more('Variable 1');
    await userEvent.click(row('Variable 1').getByLabelText('Optional'));
    expect(screen.queryByText(/Secret later not found/)).toBeNull();
    expect(await installed()).toMatchObject({
      env: [{ valueFrom: { secretKeyRef: { name: 'later', optional: true } } }],
    });
  });

  it('are typed without permission to list them, which is named', async () => {
    answering(({ url }) => {
      if (url === SECRETS) throw Object.assign(new Error('secrets is forbidden'), { code: 403 });
      return undefined;
    });
    await openSettings();
    await aSecretVariable();
    await paste(box('Variable 1', 'Secret'), 'login');
    expect(await screen.findByText(/permission to list secrets in namespace team-a/)).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box('Variable 1', 'Secret')).toHaveValue('login');
  });

  it('are typed for a new namespace', async () => {
    await openSettings('inkwell');
    await aSecretVariable();
    await userEvent.click(box('Variable 1', 'Secret'));
    expect(await screen.findByText(/^No match found/)).toBeVisible();
    expect(requests().filter(({ url }) => url.endsWith('/secrets'))).toEqual([]);
  });
});

describe('other sources of a variable', () => {
  it('are a field of the pod and a resource of the container', async () => {
    await openSettings();
    await add('Add variable');
    await paste(row('Variable 1').getByLabelText('Name'), 'POD');
    await choose('Variable 1', 'Source', 'Pod field');
    await userEvent.type(box('Variable 1', 'Pod field'), 'podIP');
    expect(
      screen.getAllByRole('option', { name: /podIP/ }).map(({ textContent }) => textContent),
    ).toEqual(['status.podIP', 'status.podIPs']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await add('Add variable');
    await paste(row('Variable 2').getByLabelText('Name'), 'CPU');
    await choose('Variable 2', 'Source', 'Request or limit');
    await paste(box('Variable 2', 'Resource'), 'limits.cpu');
    await userEvent.keyboard('{Escape}');
    await more('Variable 2');
    await paste(box('Variable 2', 'Unit'), '1m');
    expect(await installed()).toEqual({
      env: [
        { name: 'POD', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } },
        { name: 'CPU', valueFrom: { resourceFieldRef: { resource: 'limits.cpu', divisor: '1m' } } },
      ],
    });
  });
});

describe('a volume', () => {
  it('has files of keys, with modes as chmod has them', async () => {
    aNamespaceWithSecrets();
    await openSettings();
    await add('Add volume');
    await paste(row('Volume 1').getByLabelText('Name'), 'login');
    await choose('Volume 1', 'Kind', 'Secret');
    await paste(box('Volume 1', 'Secret'), 'login');
    await more('Volume 1');
    await add('Add file');
    await paste(box('File 1', 'Key'), 'user');
    const path = row('File 1').getByLabelText('Path in the volume');
    await paste(path, '../user');
    expect(path).toHaveAccessibleDescription(/Use a relative path/);
    await paste(path, 'db/user');
    await userEvent.type(row('File 1').getByLabelText('Mode'), '0440');
    expect(row('File 1').getByText('288 (decimal)', { exact: false })).toBeVisible();
    await add('Add file');
    expect(await installed()).toEqual({
      volumes: [
        {
          name: 'login',
          secret: { secretName: 'login', items: [{ key: 'user', path: 'db/user', mode: 0o440 }] },
        },
      ],
    });
  });

  it('of another kind is YAML in its row only', async () => {
    await openSettings();
    await add('Add volume');
    await paste(row('Volume 1').getByLabelText('Name'), 'all');
    await choose('Volume 1', 'Kind', 'Projected');
    const yaml = row('Volume 1').getByLabelText('Projected');
    await paste(yaml, 'sources: [');
    expect(yaml).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Install' })).toBeDisabled();
    await paste(yaml, 'sources: []');
    expect(await installed()).toEqual({ volumes: [{ name: 'all', projected: { sources: [] } }] });
  });

  it('is a claim, or empty and of limited size', async () => {
    await openSettings('inkwell');
    await add('Add volume');
    await paste(row('Volume 1').getByLabelText('Name'), 'data');
    await choose('Volume 1', 'Kind', 'Persistent volume claim');
    await paste(box('Volume 1', 'Claim'), 'data');
    await userEvent.click(row('Volume 1').getByLabelText('Read-only'));
    await add('Add volume');
    await paste(row('Volume 2').getByLabelText('Name'), 'tmp');
    await choose('Volume 2', 'Kind', 'Empty directory');
    await choose('Volume 2', 'Medium', 'Memory');
    await paste(row('Volume 2').getByLabelText('Size limit'), '64Mi');
    expect(await installed()).toEqual({
      volumes: [
        { name: 'data', persistentVolumeClaim: { claimName: 'data', readOnly: true } },
        { name: 'tmp', emptyDir: { medium: 'Memory', sizeLimit: '64Mi' } },
      ],
    });
  });
});
