import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { PACKAGES } from '~/olm/read/packages';
import { patterns, routes } from '~/routes';
import { answering, resetCluster } from '~/test/consoleSdk';
import { QUILL, anInstallCluster } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import InstallPage from './InstallPage';

beforeEach(() => {
  anInstallCluster();
});

it.each([
  ['no longer offered', { items: [] }, 'Package no longer in the catalog', true],
  ['not readable', 403, 'Unable to load the package', false],
] as const)(
  'keeps entered settings if the package is %s, with a notice',
  async (_, answer, title, isBlocked) => {
    renderAt(
      `${routes.install(null, QUILL)}?mode=OwnNamespace&namespace=team-a`,
      <InstallPage />,
      patterns.install,
    );
    const version = await screen.findByRole('combobox', { name: 'Version' });
    await userEvent.selectOptions(version, '1.0.0');
    resetCluster();
    answering(({ url }) => {
      if (!url.includes('/packagemanifests')) return undefined;
      if (answer === 403) throw Object.assign(new Error('no'), { code: 403, json: {} });
      return answer;
    });
    anInstallCluster();
    await act(() => queryClient.invalidateQueries({ queryKey: PACKAGES }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(version).toHaveValue('1.0.0');
    expect(version).toBeInTheDocument();
    const install = screen.getByRole('button', { name: 'Install' });
    await (isBlocked
      ? expect.poll(() => install).toBeDisabled()
      : expect.poll(() => install).toBeEnabled());
  },
);

it('shows that the package cannot be read without a project, with a remedy', async () => {
  resetCluster();
  answering(({ url }) => {
    if (!url.includes('/packagemanifests')) return undefined;
    const message =
      'packagemanifests.packages.operators.coreos.com is forbidden: User "ann" cannot list resource "packagemanifests"';
    throw Object.assign(new Error(message), { code: 403, json: { message } });
  });
  anInstallCluster();
  renderAt(routes.install(null, QUILL), <InstallPage />, patterns.install);
  expect(await screen.findByText(/Package quill: Insufficient permissions/)).toBeVisible();
  expect(screen.getByText(/Select one of your projects/)).toBeVisible();
});
