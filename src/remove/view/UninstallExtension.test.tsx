import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { answering, watched } from '~/test/consoleSdk';
import { anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { UninstallExtension } from './UninstallExtension';

it.each([
  ['', {}, 1],
  [
    ' unless it was created for the extension',
    { 'operator-hub/created-for-extension': 'acme-store' },
    0,
  ],
])('mentions that the namespace remains%s', async (_what, annotations, count) => {
  answering(({ url }) => {
    if (url.endsWith('reviews')) return { status: { allowed: true } };
    return url.endsWith('/acme-store') ? anExtension() : { items: [] };
  });
  watched('ClusterExtension', { data: [anExtension()] });
  watched('Namespace', { data: [{ metadata: { name: 'acme', annotations } }] });
  for (const kind of ['CustomResourceDefinition', 'ServiceAccount', 'RoleBinding'])
    watched(kind, { data: [] });
  renderAt('/', <UninstallExtension id="~v1/acme-store" onClose={() => undefined} />, ['/']);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Resources to delete')).toBeVisible();
  if (count === 0) expect(await dialog.findByText('Also delete')).toBeVisible();
  await waitFor(() => {
    expect(dialog.queryAllByText('Namespace acme is not deleted.')).toHaveLength(count);
  });
});

it.each([
  ['another extension uses', 'installer', 1],
  ['no other extension uses', 'other', 0],
])('names the ServiceAccount that remains: %s it', async (_what, account, count) => {
  answering(({ url }) => {
    if (url.endsWith('reviews')) return { status: { allowed: true } };
    return url.endsWith('/acme-store') ? anExtension() : { items: [] };
  });
  const other = anExtension({ name: 'quill' });
  const spec = { ...other.spec, serviceAccount: { name: account } };
  watched('ClusterExtension', { data: [anExtension(), { ...other, spec }] });
  for (const kind of ['CustomResourceDefinition', 'ServiceAccount', 'RoleBinding', 'Namespace'])
    watched(kind, { data: [] });
  renderAt('/', <UninstallExtension id="~v1/acme-store" onClose={() => undefined} />, ['/']);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Resources to delete')).toBeVisible();
  const text =
    'ServiceAccount installer and its role bindings are not deleted. Also used by quill.';
  expect(dialog.queryAllByText(text)).toHaveLength(count);
});

it('states that the namespace that OLM manages is unknown without permission', async () => {
  const extension = anExtension();
  const { namespace: _, ...spec } = recordIn(extension.spec);
  answering(({ url }) => {
    if (url.endsWith('reviews')) return { status: { allowed: true } };
    return url.endsWith('/acme-store') ? extension : { items: [] };
  });
  watched('ClusterExtension', { data: [{ ...extension, spec }] });
  watched('Namespace', { loaded: false, error: { code: 403, message: 'no' } });
  for (const kind of ['CustomResourceDefinition', 'ServiceAccount', 'RoleBinding'])
    watched(kind, { data: [] });
  renderAt('/', <UninstallExtension id="~v1/acme-store" onClose={() => undefined} />, ['/']);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Namespace/)).toBeVisible();
  expect(dialog.queryByText(/^OLM also deletes/)).toBeNull();
});
