import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { patterns, routes } from '~/routes';
import { queryClient } from '~/kube/queryClient';
import { readTabAll } from '~/kube/tabStorage';
import { watched } from '~/test/consoleSdk';
import { renderAt } from '~/test/render';
import { IMAGE, aStoredSource } from '~/test/sourceBuilders';
import { aSourceCluster, requestsBefore, sentChanges } from '~/test/sourceFormCluster';
import SourceFormPage from './SourceFormPage';

const PAGE = [...patterns.newSource, ...patterns.editSource];

function open(url: string) {
  return renderAt(url, <SourceFormPage />, PAGE);
}

async function fill(label: string, text: string) {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
});

describe('a new catalog', () => {
  it('is created in the current namespace with the form values', async () => {
    aSourceCluster();
    open(routes.newSource('team-a'));
    await fill('Name', 'tools');
    await fill('Image', IMAGE);
    await fill('Priority', '-5');
    await press('Create');
    await waitFor(() => {
      expect(sentChanges()).toEqual([
        {
          call: 'POST team-a/catalogsources',
          body: [
            'apiVersion: operators.coreos.com/v1alpha1',
            'kind: CatalogSource',
            'metadata:',
            '  name: "tools"',
            '  namespace: team-a',
            'spec:',
            '  sourceType: grpc',
            `  image: "${IMAGE}"`,
            '  updateStrategy:',
            '    registryPoll:',
            '      interval: 30m',
            '  priority: -5',
            '',
          ].join('\n'),
        },
      ]);
    });
  });

  it.each([
    ['without a poll interval if it has no image', ['Registry server'], false],
    ['with it if an image is selected again', ['Registry server', 'Container image'], true],
  ])('is created %s', async (_, contents, isPolled) => {
    aSourceCluster();
    open(routes.newSource('team-a'));
    await fill('Name', 'tools');
    for (const content of contents) {
      await userEvent.click(screen.getByRole('radio', { name: content }));
    }
    if (isPolled) await fill('Image', IMAGE);
    else await fill('Address', 'registry.example.svc:50051');
    await press('Create');
    await waitFor(() => {
      expect(sentChanges()).toHaveLength(1);
    });
    expect(JSON.stringify(sentChanges()).includes('interval: 30m')).toBe(isPolled);
    expect(JSON.stringify(sentChanges()).includes('updateStrategy')).toBe(isPolled);
  });

  it('is created in the global namespace for all users, with a warning of blocked Subscriptions', async () => {
    aSourceCluster();
    open(routes.newSource(null));
    expect(await screen.findByRole('radio', { name: 'All namespaces' })).toBeChecked();
    const what = screen.getByRole('region', { name: 'Catalog outage' });
    expect(within(what).getByText(/OLM cannot install or update Operators/)).toBeVisible();
  });

  it('keeps a name that was typed just before its image', async () => {
    aSourceCluster();
    open(routes.newSource('team-a'));
    const field = (name: string) => screen.getByRole('textbox', { name });
    await screen.findByRole('textbox', { name: 'Image' });
    act(() => {
      fireEvent.change(field('Name'), { target: { value: 'mine' } });
      fireEvent.change(field('Image'), { target: { value: 'quay.io/acme/catalog:v1' } });
    });
    await waitFor(() => {
      expect(field('Image')).toHaveValue('quay.io/acme/catalog:v1');
    });
    // Then the field shows the value of the document.
    fireEvent.blur(field('Name'));
    expect(field('Name')).toHaveValue('mine');
  });

  it('is named after its image until the name is changed', async () => {
    aSourceCluster({
      sources: [aStoredSource({ metadata: { name: 'catalog', namespace: 'team-a' } })],
    });
    open(routes.newSource('team-a'));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await fill('Image', 'quay.io/acme/own-operators:v1');
    expect(name).toHaveValue('own-operators');
    // Another catalog has the name.
    await fill('Image', 'quay.io/acme/catalog:v1');
    expect(name).toHaveValue('catalog-catalog');
    await fill('Name', 'tools');
    await fill('Image', 'quay.io/acme/own-operators:v1');
    expect(name).toHaveValue('tools');
  });

  it('reports missing fields only on submit, and focuses the first', async () => {
    aSourceCluster();
    open(routes.newSource('team-a'));
    const image = await screen.findByRole('textbox', { name: 'Image' });
    expect(screen.queryByText('Specify a name.')).toBeNull();
    await press('Create');
    expect(await screen.findAllByText('Specify a name.')).toHaveLength(1);
    expect(screen.getAllByText('This is required.')).toHaveLength(1);
    await waitFor(() => {
      expect(image).toHaveFocus();
    });
    expect(sentChanges()).toEqual([]);
    // The YAML view has no fields that show them.
    await userEvent.click(screen.getByRole('radio', { name: 'YAML view' }));
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('Specify a name.')).toBeVisible();
    expect(preview.getByText('This is required.')).toBeVisible();
  });

  it('shows the resolved template for this cluster (CS-033)', async () => {
    aSourceCluster();
    open(routes.newSource('team-a'));
    await fill('Image', IMAGE);
    await press('Use an image template');
    const notes = screen.getByRole('textbox', { name: 'Image template' });
    expect(notes).toHaveAccessibleDescription(/quay\.io\/acme\/catalog:v1\.35/);
  });

  it('names the missing permission', async () => {
    aSourceCluster({ forbidden: ['create'] });
    open(routes.newSource('team-a'));
    expect(await screen.findByText('Insufficient permissions')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled();
  });

  it('keeps the input when the user leaves the page', async () => {
    aSourceCluster();
    const { unmount } = open(routes.newSource('team-a'));
    await fill('Name', 'tools');
    unmount();
    open(routes.newSource('team-a'));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('tools');
    await press('Start over');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });
});

describe('a new pull secret (CS-045)', () => {
  async function fillSecret() {
    await fill('Name', 'tools');
    await fill('Image', IMAGE);
    await press('Create pull secret');
    await fill('User', 'robot');
    const password = screen.getByLabelText(/Password or token/);
    await userEvent.click(password);
    await userEvent.paste('hunter2');
  }

  it('is created before its catalog, and is the only place of the login', async () => {
    aSourceCluster();
    open(routes.newSource('team-a'));
    await fillSecret();
    expect(document.body).not.toHaveTextContent('hunter2');
    expect(readTabAll('').join()).not.toContain('hunter2');
    await press('Create');
    await waitFor(() => {
      expect(sentChanges().map(({ call }) => call)).toEqual([
        'POST team-a/secrets',
        'POST team-a/catalogsources',
      ]);
    });
    expect(sentChanges()[1]).toMatchObject({
      body: expect.stringMatching(/secrets:\n\s+- quay-io-pull/),
    });
    expect(requestsBefore()).not.toContain(Buffer.from('robot:hunter2').toString('base64'));
  });

  it('is not created again after creation of the catalog fails', async () => {
    const refusal = { code: 403, reason: 'Forbidden', message: 'exceeded quota' };
    let isRefused = true;
    aSourceCluster({
      refuse: (plural) => (isRefused && plural === 'catalogsources' ? refusal : undefined),
    });
    open(routes.newSource('team-a'));
    await fillSecret();
    await press('Create');
    await screen.findByRole('button', { name: 'Try again' });
    isRefused = false;
    await press('Try again');
    await waitFor(() => {
      expect(sentChanges().map(({ call }) => call)).toEqual([
        'POST team-a/secrets',
        'POST team-a/catalogsources',
        'POST team-a/catalogsources',
      ]);
    });
  });
});

describe('an existing catalog', () => {
  const EDIT = routes.editSource('team-a', 'tools');

  it('changes only edited fields', async () => {
    aSourceCluster({ sources: [aStoredSource()] });
    open(EDIT);
    await fill('Priority', '7');
    // The sections without fields are left out.
    expect(screen.queryByRole('heading', { name: /Name and availability/ })).toBeNull();
    await press('Save');
    await waitFor(() => {
      expect(sentChanges()).toEqual([
        {
          call: 'PATCH team-a/catalogsources/tools',
          body: [
            { op: 'test', path: '/metadata/uid', value: 'uid-1' },
            { op: 'test', path: '/spec/priority', value: null },
            { op: 'add', path: '/spec/priority', value: 7 },
          ],
        },
      ]);
    });
  });

  it('names the missing update permission before any change', async () => {
    aSourceCluster({ sources: [aStoredSource()], forbidden: ['patch'] });
    open(EDIT);
    expect(await screen.findByText('Insufficient permissions')).toBeVisible();
    expect(screen.getByText('No changes')).toBeVisible();
  });

  it('shows the consequences of a new image', async () => {
    aSourceCluster({ sources: [aStoredSource()] });
    open(EDIT);
    await fill('Image', 'quay.io/acme/catalog:v2');
    expect(await screen.findByText(/OLM replaces the catalog pod/)).toBeVisible();
  });

  it('keeps the input when the CatalogSource was updated by another user', async () => {
    aSourceCluster({ sources: [aStoredSource()] });
    const { unmount } = open(EDIT);
    await fill('Display name', 'Mine');
    await fill('Publisher', 'Acme');
    unmount();
    const spec = { ...aStoredSource().spec, displayName: 'Theirs', description: 'New' };
    watched('CatalogSource', { data: [aStoredSource({ spec })] });
    open(EDIT);
    // Theirs is an option beside mine; other fields are merged.
    expect(await screen.findByText('spec.displayName')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await press('Keep my changes');
    expect(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Mine');
    expect(screen.getByRole('textbox', { name: 'Publisher' })).toHaveValue('Acme');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('New');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    });
  });

  it('cannot be changed if OpenShift manages it (CS-021)', async () => {
    const metadata = { name: 'redhat-operators', namespace: 'openshift-marketplace' };
    aSourceCluster({ sources: [aStoredSource({ metadata })] });
    open(routes.editSource('openshift-marketplace', 'redhat-operators'));
    expect(await screen.findByText('Default catalogs cannot be edited')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute(
      'href',
      expect.stringContaining('copy=openshift-marketplace%2Fredhat-operators'),
    );
  });

  it('might not exist', async () => {
    aSourceCluster();
    open(EDIT);
    expect(await screen.findByText('CatalogSource tools not found')).toBeVisible();
  });
});

it('starts a copy with the settings of the original, except for the image', async () => {
  aSourceCluster({ sources: [aStoredSource()] });
  open(routes.newSource('team-b', { namespace: 'team-a', name: 'tools' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('tools-copy');
  expect(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Tools');
  expect(screen.getAllByText(/Same image as the original CatalogSource/)[0]).toBeVisible();
});
