/** The catalog with few packages, for tests of its controls. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import { CatalogBrowser } from '~/catalog/view/CatalogBrowser';
import { aCatalogItem } from './catalogBuilders';
import { renderAt } from './render';

/** One that is installed, one that is deprecated, and one for mainframes. */
export const threePackages: readonly CatalogEntry[] = [
  { item: aCatalogItem('Ink', { capability: 'Deep Insights' }), state: 'installed' },
  { item: aCatalogItem('Quill', { deprecation: 'Use Ink.' }), state: 'not-installed' },
  {
    item: aCatalogItem('Paper', { platforms: { architectures: ['s390x'], systems: ['linux'] } }),
    state: 'not-installed',
  },
];

/** Opens the catalog with these packages at a query string. */
export function openCatalog(query = '', entries = threePackages) {
  return renderAt(
    `/${query}`,
    <>
      <CatalogBrowser entries={entries} scope={null} isWaiting={false} />
      <Address />
    </>,
  );
}

/** The names of the displayed packages. */
export function shownPackages(): readonly (string | undefined)[] {
  return screen.queryAllByTestId('operator-tile').map((tile) => tile.dataset['package']);
}

/** The query string of the URL. */
export function address(): string | null {
  return screen.getByRole('status', { name: 'address' }).textContent;
}

export async function click(role: string, name: string | RegExp): Promise<void> {
  await userEvent.click(screen.getByRole(role, { name }));
}

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}
