import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { patterns, routes } from '~/routes';
import { watched } from '~/test/consoleSdk';
import { renderAt } from '~/test/render';
import { aStoredSource } from '~/test/sourceBuilders';
import { aSourceCluster, sentChanges } from '~/test/sourceFormCluster';
import SourceFormPage from './SourceFormPage';

const SECRETS = ['login'];
const PATCH = 'PATCH team-a/catalogsources/tools';
const DELETE = 'DELETE team-a/serviceaccounts/tools';
const FOR_THE_POD = 'Also use these Secrets for the catalog image';

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Opens a catalog, and adds a pull secret. */
async function nameSecret() {
  renderAt(routes.editSource('team-a', 'tools'), <SourceFormPage />, patterns.editSource);
  await press('Add to Pull secrets');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Item 1' }), 'login');
  await userEvent.keyboard('{Escape}');
}

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
});

describe('a pull secret that is added to a catalog later (CS-011; OLM’s ensureSA)', () => {
  it('is used by its pod after the ServiceAccount is re-created', async () => {
    aSourceCluster({ sources: [aStoredSource()] });
    await nameSecret();
    expect(screen.getByRole('checkbox', { name: FOR_THE_POD })).toBeChecked();
    await press('Save');
    await waitFor(() => {
      expect(sentChanges().map(({ call }) => call)).toEqual([PATCH, DELETE]);
    });
  });

  it('is not used by its pod if the option is cleared', async () => {
    aSourceCluster({ sources: [aStoredSource()] });
    await nameSecret();
    await userEvent.click(screen.getByRole('checkbox', { name: FOR_THE_POD }));
    expect(screen.getByText(/Only bundles are pulled with the new Secrets/)).toBeVisible();
    await press('Save');
    await waitFor(() => {
      expect(sentChanges().map(({ call }) => call)).toEqual([PATCH]);
    });
  });

  it('is retried from the failed step, and written once', async () => {
    let isRefused = true;
    const refusal = { code: 403, reason: 'Forbidden', message: 'not today' };
    aSourceCluster({
      sources: [aStoredSource()],
      refuse: (plural) => (isRefused && plural === 'serviceaccounts' ? refusal : undefined),
    });
    await nameSecret();
    await press('Save');
    await screen.findByRole('button', { name: 'Try again' });
    // The watch reports the written object.
    const spec = { ...aStoredSource().spec, secrets: SECRETS };
    act(() => {
      watched('CatalogSource', { data: [aStoredSource({ spec })] });
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
    isRefused = false;
    await press('Try again');
    await waitFor(() => {
      expect(sentChanges().map(({ call }) => call)).toEqual([PATCH, DELETE, DELETE]);
    });
  });
});
