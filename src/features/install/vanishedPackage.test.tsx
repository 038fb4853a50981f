import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '~/data/queryClient';
import { PACKAGES } from '~/data/packages';
import { patterns, routes } from '~/routes';
import { answering, resetCluster } from '~/test/consoleSdk';
import { QUILL, anInstallCluster } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import InstallPage from './InstallPage';

beforeEach(() => {
  anInstallCluster();
});

it.each([
  ['no longer offered', { items: [] }, 'The catalog no longer offers this package', true],
  ['not readable', 403, 'The package can no longer be read', false],
] as const)(
  'keeps what was entered when the package is %s meanwhile, and says so',
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
