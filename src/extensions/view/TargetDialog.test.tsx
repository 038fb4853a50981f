import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { useExtension } from '~/olm/read/extensions/useExtension';
import { answering, requests, watched } from '~/test/consoleSdk';
import { anExtension } from '~/test/extensionBuilders';
import { TargetDialog } from './TargetDialog';

function Opened() {
  const extension = useExtension('acme-store', true);
  const details = extension.status === 'ready' ? extension.data : null;
  return details === null ? null : <TargetDialog details={details} onClose={() => undefined} />;
}

const page = () => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>
      <Opened />
    </MemoryRouter>
  </QueryClientProvider>
);

function store(version: string, generation: number) {
  const extension = anExtension({ version });
  watched('ClusterExtension', {
    data: [{ ...extension, metadata: { ...extension.metadata, generation } }],
  });
}

it('shows both values if another user changed the same field', async () => {
  store('1.0.0', 1);
  watched('ClusterCatalog', { data: [] });
  watched('Deployment', { data: [] });
  answering(({ url }) => (url.endsWith('reviews') ? { status: { allowed: true } } : undefined));
  answering(({ method }) => (method === 'PATCH' ? anExtension() : undefined));
  const { rerender } = render(page());
  const field = await screen.findByRole('textbox', { name: 'Version' });
  await userEvent.type(field, '-rc1');
  store('1.1.0', 2);
  rerender(page());
  expect(
    await screen.findByText(/Your value: 1\.0\.0-rc1\. Cluster value: 1\.1\.0\./),
  ).toBeVisible();
  expect(field).toHaveValue('1.0.0-rc1');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my changes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('ClusterExtension updated')).toBeVisible();
  expect(requests().findLast(({ method }) => method === 'PATCH')?.body).toEqual([
    { op: 'test', path: '/metadata/generation', value: 2 },
    { op: 'test', path: '/spec/source/catalog/version', value: '1.1.0' },
    { op: 'replace', path: '/spec/source/catalog/version', value: '1.0.0-rc1' },
  ]);
});
