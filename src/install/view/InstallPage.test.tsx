import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { patterns, routes } from '~/routes';
import { reviewing } from '~/test/accessReviews';
import { aSubscription, anOperatorGroup } from '~/test/builders';
import { answering, resetCluster, watched } from '~/test/consoleSdk';
import { aNamespace } from '~/test/installBuilders';
import { QUILL, anInstallCluster, created, creating } from '~/test/installCluster';
import { aPackageList } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import InstallPage from './InstallPage';

const open = (query = '', scope: string | null = null) =>
  renderAt(`${routes.install(scope, QUILL)}${query}`, <InstallPage />, patterns.install);
const installButton = () => screen.findByRole('button', { name: 'Install' });
const objects = () => screen.getAllByTestId('planned-object').map(({ textContent }) => textContent);
beforeEach(() => {
  anInstallCluster();
});

describe('the form', () => {
  it('has a default for everything (IN-002, IN-014, IN-016)', async () => {
    open();
    expect(await screen.findByRole('radio', { name: 'Whole cluster' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Update channel' })).toHaveValue('stable');
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('1.1.0');
    expect(screen.getByRole('combobox', { name: 'Installed Namespace' })).toHaveValue(
      'openshift-operators',
    );
    expect(screen.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  });

  it('does not offer unsupported modes, and shows why (IN-006)', async () => {
    open();
    const mode = await screen.findByRole('radio', { name: 'Several projects' });
    expect(mode).toBeDisabled();
  });

  it('comes from the URL', async () => {
    open('?version=1.0.0&mode=OwnNamespace&namespace=team-a');
    expect(await screen.findByRole('combobox', { name: 'Version' })).toHaveValue('1.0.0');
    expect(screen.getByRole('radio', { name: 'Manual' })).toBeChecked();
    expect(objects()).toEqual([
      'Namespace team-aUse',
      'OperatorGroup team-a-ogCreate',
      'Subscription quillCreate',
    ]);
  });

  it('opens the namespaces on a click, and replaces the default by what is typed', async () => {
    open();
    const field = await screen.findByRole('combobox', { name: 'Installed Namespace' });
    await userEvent.click(field);
    expect(await screen.findByRole('option', { name: /^team-a/ })).toBeVisible();
    await userEvent.keyboard('team-b');
    expect(field).toHaveValue('team-b');
  });

  it('accepts a new namespace by keyboard alone (IN-051)', async () => {
    creating();
    open('?mode=OwnNamespace');
    const field = await screen.findByRole('combobox', { name: 'Installed Namespace' });
    await userEvent.clear(field);
    await userEvent.type(field, 'inkwell');
    expect(screen.getByRole('option', { name: 'Create "inkwell"' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('inkwell');
    expect(objects()[0]).toBe('Namespace inkwellCreate');
  });

  it('resets version and approval to the defaults of another version', async () => {
    open();
    const version = await screen.findByRole('combobox', { name: 'Version' });
    await userEvent.selectOptions(version, '1.0.0');
    expect(screen.getByRole('radio', { name: 'Manual' })).toBeChecked();
    await userEvent.selectOptions(version, '1.1.0 (latest)');
    expect(screen.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  });
});

describe('consequences of the installation', () => {
  const panel = () => within(screen.getByRole('region', { name: 'Preview' }));

  it('uses the existing OperatorGroup (IN-007, IN-008)', async () => {
    open();
    await installButton();
    expect(objects()).toEqual([
      'Namespace openshift-operatorsUse',
      'OperatorGroup global-operatorsUse',
      'Subscription quillCreate',
    ]);
  });

  it('is checked by dry runs, and nothing is stored', async () => {
    creating();
    open();
    expect(await screen.findByText('The server dry run succeeded for 1 resource.')).toBeVisible();
    expect(created()).toEqual([]);
  });

  it('shows rejections of the server at the resource', async () => {
    answering(({ url }) => {
      if (!url.includes('dryRun')) return undefined;
      throw Object.assign(new Error('exceeded quota: few'), { code: 422, json: {} });
    });
    open();
    expect(await screen.findByText('exceeded quota: few')).toBeVisible();
  });

  it('names the problems, and disables the button (IN-039)', async () => {
    watched('Subscription', { data: [aSubscription({ namespace: 'openshift-operators' })] });
    open();
    expect(await installButton()).toBeDisabled();
    expect(panel().getByText(/Subscription quill already installs this package/)).toBeVisible();
    expect(panel().getByRole('link', { name: 'View Operator' })).toBeVisible();
  });

  it('report empty fields only when Install is pressed, and focus the first', async () => {
    open('?mode=SingleNamespace&namespace=inkwell&version=1.0.0');
    const install = await installButton();
    await waitFor(() => {
      expect(install).toBeEnabled();
    });
    expect(screen.queryByText('Select the namespace to watch')).toBeNull();
    await userEvent.click(install);
    expect(await screen.findByText('Select the namespace to watch')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Watched Namespace' })).toHaveFocus();
    expect(install).toBeDisabled();
  });

  it('can be read as YAML', async () => {
    open();
    await installButton();
    await userEvent.click(panel().getByRole('button', { name: 'YAML' }));
    const yaml = await screen.findByRole('region', { name: 'YAML' });
    expect(yaml).toHaveTextContent('source: community-operators');
    expect(yaml).not.toHaveTextContent('startingCSV');
  });
});

describe('Install', () => {
  const NEW = '?mode=OwnNamespace&namespace=inkwell';

  it('creates the resources in order, once, and shows their progress (IN-009)', async () => {
    creating();
    open(NEW);
    await userEvent.dblClick(await installButton());
    expect(created()).toEqual(['namespaces', 'operatorgroups', 'subscriptions']);
    expect(await screen.findByText('Subscription quill not found')).toBeVisible();
  });

  it('shows the failed step and continues there, without repetition', async () => {
    let isBusy = true;
    creating((resource) => isBusy && resource === 'subscriptions');
    open(NEW);
    await userEvent.click(await installButton());
    expect(await screen.findByText('quota exceeded')).toBeVisible();
    expect(objects()[1]).toBe('OperatorGroup inkwell-ogCreated');
    isBusy = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(created()).toEqual(['namespaces', 'operatorgroups', 'subscriptions', 'subscriptions']);
  });

  it('accepts an equivalent existing resource', async () => {
    answering(({ method, url }) => {
      const isNamespace = url.split('?')[0]?.endsWith('/namespaces') === true;
      if (method !== 'POST' || !isNamespace) return undefined;
      const json = { reason: 'AlreadyExists' };
      throw Object.assign(new Error('exists'), { code: 409, json });
    });
    answering(({ method, url }) =>
      method === 'GET' && url.endsWith('/namespaces/inkwell') ? aNamespace('inkwell') : undefined,
    );
    creating();
    open(NEW);
    await userEvent.click(await installButton());
    expect(created()).toEqual(['namespaces', 'operatorgroups', 'subscriptions']);
  });
});

describe('a user who', () => {
  function only(...allowed: readonly string[]) {
    resetCluster();
    anInstallCluster((resource) => allowed.includes(resource));
  }

  it('is a project’s admin needs an administrator for the OperatorGroup (IN-052)', async () => {
    only('subscriptions', 'projectrequests');
    open('?mode=OwnNamespace', 'team-a');
    expect(
      await screen.findByText('create operatorgroups.operators.coreos.com in namespace team-a'),
    ).toBeVisible();
    expect(screen.queryByText(/create subscriptions/)).toBeNull();
    expect(screen.queryByText(/server dry run/i)).toBeNull();
    expect(
      screen.getByText(/Contact your cluster administrator to create the OperatorGroup/),
    ).toBeVisible();
    expect(await installButton()).toBeDisabled();
  });

  it('is a project’s admin installs where an OperatorGroup is', async () => {
    only('subscriptions', 'projectrequests');
    watched('OperatorGroup', { data: [anOperatorGroup()] });
    open('?mode=OwnNamespace', 'team-a');
    expect(await installButton()).toBeEnabled();
  });

  it('cannot approve sees that before an approval is required (IN-046, IP-020)', async () => {
    only('subscriptions', 'projectrequests');
    watched('OperatorGroup', { data: [anOperatorGroup()] });
    open('?mode=OwnNamespace&approval=Manual', 'team-a');
    expect(await screen.findByText('Approval by another user required')).toBeVisible();
    expect(
      screen.getByText(/patch installplans\.operators\.coreos\.com in namespace team-a/),
    ).toBeVisible();
    expect(await installButton()).toBeEnabled();
  });

  it('cannot create namespaces requests a project', async () => {
    only('subscriptions', 'projectrequests', 'operatorgroups');
    creating();
    open('?mode=OwnNamespace&namespace=inkwell');
    await userEvent.click(await installButton());
    expect(created()).toEqual(['projectrequests', 'operatorgroups', 'subscriptions']);
  });
});

describe('the page', () => {
  it('says so while it loads', () => {
    resetCluster();
    answering(() => new Promise(() => undefined));
    open();
    expect(screen.getByRole('status', { name: /Loading/ })).toBeInTheDocument();
  });

  it.each([
    [403, /list packagemanifests\.packages\.operators\.coreos\.com/],
    [404, /Package quill: Not found/],
  ])('says why there is no package (%i)', async (code, expected) => {
    resetCluster();
    answering(() => {
      throw Object.assign(new Error('no'), { code, json: {} });
    });
    open();
    expect(await screen.findByText(expected)).toBeVisible();
  });

  it('suggests other places for a package that its catalog does not contain', async () => {
    resetCluster();
    reviewing();
    answering(() => aPackageList());
    open();
    expect(await screen.findByText(/^Operator quill not found in catalog/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search all catalogs' })).toBeVisible();
  });

  it('names unchecked parts', async () => {
    const error = Object.assign(new Error('forbidden'), { code: 403 });
    watched('Subscription', { data: undefined, loaded: false, error });
    open();
    expect(await screen.findByText('Some checks could not be completed')).toBeVisible();
    expect(
      screen.getByText(
        /list subscriptions\.operators\.coreos\.com in namespace openshift-operators/,
      ),
    ).toBeVisible();
  });
});
