import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readExtension } from '~/olm/extensions/extension';
import { catalogFacts } from '~/sources/rules/clusterCatalogRow';
import { answering } from '~/test/consoleSdk';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { DialogProvider } from '~/ui/DialogProvider';
import { ClusterCatalogActions } from './ClusterCatalogActions';

const BLOCKED =
  'error walking catalogs: error getting package "quill" from catalog "lost": catalog "lost" is not being served';

it('tells what the deletion of a broken catalog means for each of its users', async () => {
  answering(({ url }) =>
    url.endsWith('reviews') ? { status: { allowed: true } } : aClusterCatalog('lost', 'False'),
  );
  const extensions = [
    anExtension({ name: 'running' }),
    anExtension({ name: 'other' }),
    anExtension({ name: 'never-ran', installed: null }),
    anExtension({ name: 'blocked', installed: null, retrying: BLOCKED }),
  ].map(readExtension);
  const packages = new Set(['running', 'never-ran', 'blocked']);
  const facts = catalogFacts(aClusterCatalog('lost', 'False'), extensions, packages);
  expect(facts.users).toEqual(['blocked', 'never-ran', 'running']);
  renderAt(
    '/',
    <DialogProvider>
      <ClusterCatalogActions name="lost" uid={null} facts={facts} />
    </DialogProvider>,
    ['/'],
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/might no longer be updated: running$/)).toBeVisible();
  expect(dialog.getByText('The catalog no longer blocks: blocked')).toBeVisible();
});
