import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCatalogSource, anOperatorGroup } from '~/test/builders';
import { layOutWithin } from '~/test/cardGrid';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aClusterOfTwo } from '~/test/installedScreen';
import { renderAt } from '~/test/render';
import { patterns } from '~/routes';
import NamespacesPage from './NamespacesPage';

const conflict = Object.assign(new Error('exists'), {
  code: 409,
  json: { kind: 'Status', code: 409, reason: 'AlreadyExists' },
});

/** @param existing the URL of an object that exists */
async function open(existing?: string, allowed?: Parameters<typeof aClusterOfTwo>[0]) {
  aClusterOfTwo(allowed);
  layOutWithin(1600);
  watched('OperatorGroup', { data: [anOperatorGroup({ namespace: 'alpha' })] });
  watched('ClusterServiceVersion', { data: [] });
  watched('Namespace', { data: [{ metadata: { name: 'alpha' } }] });
  watched('CatalogSource', { data: [aCatalogSource({ name: 'acme', namespace: 'market' })] });
  answering(({ method, url, body }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return undefined;
    const [path = ''] = url.split('?');
    if (method === 'POST' && path.endsWith(existing ?? ' ')) throw conflict;
    if (method !== 'GET') return body ?? {};
    if (path.endsWith('/operatorgroups')) return { items: [] };
    return path.endsWith('/books') ? { metadata: { name: 'books', uid: 'old' } } : undefined;
  });
  renderAt(
    '/operator-hub-installed/all-namespaces/~namespaces',
    <NamespacesPage />,
    patterns.operatorNamespaces,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Create namespace' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Namespace/ }), 'books');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'readers');
  return dialog;
}

async function createAndUndo(dialog: Awaited<ReturnType<typeof open>>) {
  const create = dialog.getByRole('button', { name: 'Create' });
  await waitFor(() => {
    expect(create).toBeEnabled();
  });
  await userEvent.click(create);
  await dialog.findByText('Namespace books has an OperatorGroup');
  expect(dialog.getByRole('link', { name: 'Add catalog' })).toHaveAttribute(
    'href',
    '/operator-hub-sources/ns/books/~new',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  const question = within(await screen.findByRole('dialog', { name: 'Undo these changes?' }));
  expect(requests().some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Undo' }));
  await question.findByText('Changes undone');
  return requests().flatMap(({ method, url }) =>
    method === 'DELETE' ? [url.split('?')[0]?.split('/').slice(-2).join('/')] : [],
  );
}

describe('the namespace of a team', () => {
  it('is limited to packages of a catalog, and all of it can be undone', async () => {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Packages/ }), 'quill');
    expect(dialog.getByRole('radio', { name: 'market/acme' })).toBeChecked();
    expect(await createAndUndo(dialog)).toEqual([
      'validatingadmissionpolicybindings/operator-hub-readers-install-books',
      'validatingadmissionpolicies/operator-hub-readers-install-books',
      'rolebindings/operator-hub-readers-edit',
      'rolebindings/operator-hub-readers-install',
      'roles/operator-hub-readers-install',
      'operatorgroups/books-og',
      'namespaces/books',
    ]);
  });

  it('is not deleted if it existed', async () => {
    const dialog = await open('/namespaces');
    await userEvent.click(dialog.getByRole('radio', { name: /^Only install Operators/ }));
    expect(await createAndUndo(dialog)).toEqual([
      'rolebindings/operator-hub-readers-install',
      'roles/operator-hub-readers-install',
      'operatorgroups/books-og',
    ]);
    expect(screen.queryByText(/^All resources in namespace/)).toBeNull();
  });

  it('gets only permissions if it has an OperatorGroup, and says nothing of them without a name', async () => {
    const dialog = await open();
    expect(dialog.getByText(/^The user or group can install all/)).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    expect(dialog.queryByText(/^The user or group can install all/)).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'readers');
    const place = dialog.getByRole('textbox', { name: /^Namespace/ });
    await userEvent.clear(place);
    await userEvent.type(place, 'alpha');
    expect(dialog.queryByRole('radio', { name: /^New service account/ })).toBeNull();
    const create = dialog.getByRole('button', { name: 'Create' });
    await waitFor(() => {
      expect(create).toBeEnabled();
    });
    await userEvent.click(create);
    expect(await dialog.findByText('Permissions granted')).toBeVisible();
  });

  it('names each missing permission once, although two RoleBindings need it', async () => {
    const dialog = await open(undefined, ({ verb, resource }) =>
      verb === 'create' ? resource !== 'rolebindings' : true,
    );
    expect(await dialog.findAllByText(/rolebindings/)).toHaveLength(1);
  });

  it('is not created with a wrong placement', async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Advanced' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Node selector/ }), 'infra');
    expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  });
});
