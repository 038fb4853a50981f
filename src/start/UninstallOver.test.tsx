import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { setRun } from '~/remove/read/removalStore';
import { aClusterOfTwo } from '~/test/installedScreen';
import { aServedApi, deletions, takesDeletions } from '~/test/uninstallCluster';
import { renderAt } from '~/test/render';
import { useLocation } from 'react-router';
import { UninstallOver } from './UninstallOver';

const PAGE = '/operator-hub-installed/ns/team-a/quill';

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-test="address">{`${pathname}${search}`}</p>
      <UninstallOver />
    </>
  );
}

afterEach(() => {
  setRun('team-a/quill', null);
});

function open() {
  aClusterOfTwo();
  aServedApi({ name: 'quills.example.com', kind: 'Quill', version: 'v1' }, []);
  renderAt(`${PAGE}?tab=a&uninstall=team-a/quill`, <Page />, ['*']);
}

describe('the uninstall dialog over another page', () => {
  it('leaves the page as it is when canceled', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.getByTestId('address').textContent).toBe(`${PAGE}?tab=a`);
    expect(deletions()).toEqual([]);
  });

  it('goes on to the Installed page after a removal has begun', async () => {
    open();
    takesDeletions();
    await userEvent.click(await screen.findByRole('button', { name: 'Uninstall' }));
    expect(await screen.findByText('Quill uninstalled')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    expect(screen.getByTestId('address').textContent).toBe('/operator-hub-installed/ns/team-a');
  });
});
