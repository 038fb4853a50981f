import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription } from '~/test/builders';
import { answering, watched } from '~/test/consoleSdk';
import { aClusterOfTwo, openInstalled, quill } from '~/test/installedScreen';
import { aServedApi, aStoredDefinition, anOperand, takesDeletions } from '~/test/uninstallCluster';

const API = { name: 'quills.example.com', kind: 'Quill', version: 'v1' };
const owned = { customresourcedefinitions: { owned: [API] } };
const dialogOf = async () => within(await screen.findByRole('dialog'));

describe('data in the uninstall dialog', () => {
  it('names the missing permission, and offers nothing (UN-002)', async () => {
    aClusterOfTwo(({ verb }) => verb === 'list');
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    expect(
      await dialog.findByText(/delete subscriptions\.operators\.coreos\.com in .* team-a/),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Uninstall' })).toBeDisabled();
  });

  it('reads permitted namespaces, and names the others', async () => {
    aClusterOfTwo(
      ({ verb, resource, namespace }) =>
        resource !== 'quills' || verb !== 'list' || namespace === 'team-a',
    );
    aServedApi(API, [anOperand('blue')]);
    answering(({ url }) =>
      url.endsWith('/projects')
        ? { items: ['team-a', 'team-b', 'team-c'].map((name) => ({ metadata: { name } })) }
        : undefined,
    );
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    expect(await dialog.findByText(/Unable to check 2 namespaces/)).toBeVisible();
    expect(dialog.getByText(/list quills\.example\.com cluster-wide/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Delete 1 instance' })).toBeEnabled();
  });

  it('names permissions that are required to delete more', async () => {
    aClusterOfTwo(
      ({ verb, resource = '', namespace }) =>
        !(verb === 'delete' && resource === 'namespaces') &&
        !(verb === 'list' && resource === 'operatorgroups') &&
        !(verb === 'list' && resource === 'quills' && namespace !== 'team-a'),
    );
    aServedApi(API, []);
    aStoredDefinition(API);
    answering(({ url }) => (url.endsWith('/projects') ? { items: [] } : undefined));
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    const says = async (text: RegExp) => {
      expect(await dialog.findByText(text)).toBeVisible();
    };
    await says(
      /No instances of Quill found in the namespaces that you can view\. .*list quills\S+ cluster-wide/,
    );
    await says(/Unable to check for instances\. .*list quills\S+ cluster-wide/);
    await says(
      /Unable to load other Operators in this namespace\. .*list operatorgroups\S+ in .* team-a/,
    );
    await says(/^You do not have permission to delete namespaces in namespace team-a\.$/);
    expect(dialog.queryByRole('checkbox', { name: /^Delete namespace/ })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Uninstall' })).toBeEnabled();
  });

  it('is usable if only the Operator can be read', async () => {
    aClusterOfTwo();
    answering(({ url }) => {
      if (url.includes('quills') || /\/apis?$/.test(url)) {
        throw Object.assign(new Error('etcd is on fire'), { code: 500, json: {} });
      }
      return undefined;
    });
    takesDeletions();
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    expect(
      await dialog.findAllByText(/Unable to load: etcd is on fire/, {}, { timeout: 8_000 }),
    ).not.toHaveLength(0);
    expect(dialog.getByRole('button', { name: 'Uninstall' })).toBeEnabled();
  }, 15_000);

  it('follows the author’s setting against deletion of operands, and shows the message', async () => {
    aClusterOfTwo();
    watched('ClusterServiceVersion', {
      data: [
        aCsv({
          spec: owned,
          annotations: {
            'console.openshift.io/disable-operand-delete': 'true',
            'operator.openshift.io/uninstall-message':
              'Read https://quill.example.com/bye. <b>Now</b> javascript:alert(1)',
          },
        }),
      ],
    });
    aServedApi(API, [anOperand('blue')]);
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    expect(await dialog.findByText(/1 in namespace team-a/)).toBeVisible();
    expect(dialog.queryByRole('checkbox', { name: /Delete .* instance/ })).toBeNull();
    expect(dialog.getAllByText(/does not allow the console to delete instances/)).not.toHaveLength(
      0,
    );
    expect(dialog.getByRole('link', { name: 'https://quill.example.com/bye' })).toBeVisible();
    expect(dialog.getByText(/<b>Now<\/b> javascript:alert\(1\)/)).toBeVisible();
  });

  it('keeps resources that another installation of the package manages (UN-012)', async () => {
    aClusterOfTwo();
    watched('Subscription', {
      data: [quill, aSubscription({ namespace: 'team-b', status: { ...quill.status } })],
    });
    watched('ClusterServiceVersion', {
      data: ['team-a', 'team-b'].map((namespace) =>
        aCsv({ namespace, spec: owned, annotations: { 'olm.targetNamespaces': namespace } }),
      ),
    });
    aServedApi(API, [anOperand('blue'), anOperand('red', { namespace: 'team-b' })]);
    aStoredDefinition(API);
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    expect(await dialog.findByRole('checkbox', { name: 'Delete 1 instance' })).toBeEnabled();
    const remaining = within(dialog.getByTestId('stays'));
    expect(
      remaining.getByText('1 Quill instance remains, managed by team-b/quill.v1.0.0.'),
    ).toBeVisible();
    expect(remaining.getByText('1 Quill instance is no longer managed.')).toBeVisible();
    expect(await dialog.findByText(/Also provided by: team-b\/quill\.v1\.0\.0/)).toBeVisible();
  });

  it('retries failed requests', async () => {
    aClusterOfTwo();
    let isBroken = true;
    answering(({ url }) => {
      if (isBroken && url.includes('/quills')) {
        throw Object.assign(new Error('etcd is on fire'), { code: 500, json: {} });
      }
      return undefined;
    });
    aServedApi(API, [anOperand('blue')]);
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    const again = await dialog.findByRole('button', { name: 'Try again' }, { timeout: 8_000 });
    isBroken = false;
    await userEvent.click(again);
    expect(await dialog.findByRole('checkbox', { name: 'Delete 1 instance' })).toBeVisible();
  }, 15_000);
});
