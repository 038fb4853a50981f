import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { patterns, routes } from '~/routes';
import { answering, resetCluster } from '~/test/consoleSdk';
import { QUILL, anInstallCluster } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import InstallPage from './InstallPage';

beforeEach(() => {
  resetCluster();
  queryClient.clear();
});

it.each([
  ['uses a project that is missing in the list but exists', true, 'Namespacefresh'],
  ['requests a project that does not exist', false, 'ProjectRequestfresh'],
])('%s', async (_, exists, shown) => {
  answering(({ url, method }) => {
    if (method !== 'GET' || !url.endsWith('/projects/fresh')) return undefined;
    if (exists) return { metadata: { name: 'fresh' } };
    throw Object.assign(new Error('no'), { code: 403, json: {} });
  });
  anInstallCluster((resource) => resource !== 'namespaces');
  renderAt(`${routes.install(null, QUILL)}?namespace=fresh`, <InstallPage />, patterns.install);
  await waitFor(() => {
    const rows = screen.getAllByTestId('planned-object');
    expect(rows[0]?.textContent.replaceAll(' ', '')).toContain(shown);
  });
});
