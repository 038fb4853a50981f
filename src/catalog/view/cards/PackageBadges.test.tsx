import type { ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import type { News } from '~/catalog/rules/visits';
import { useT } from '~/i18n';
import { aCatalogItem } from '~/test/catalogBuilders';
import { PackageBadges } from './PackageBadges';

function show(changes: Partial<CatalogEntry>, news: News | null = null) {
  const entry: CatalogEntry = {
    item: aCatalogItem('Quill'),
    state: 'not-installed',
    ...changes,
  };
  return render(<Badges entry={entry} news={news} />);
}

function Badges(props: Omit<ComponentProps<typeof PackageBadges>, 't'>) {
  return <PackageBadges {...props} t={useT()} />;
}

describe('the badges of a package', () => {
  it('are none for most', () => {
    expect(show({}).container).toBeEmptyDOMElement();
  });

  it.each<[string, Partial<CatalogEntry>, string, string]>([
    ['its status', { state: 'failed' }, 'Failed', 'Failed'],
    [
      'which OLM installed it',
      { state: 'installed', isOfV1: true },
      'Installed (OLM v1)',
      'Installed (OLM v1)',
    ],
    [
      'its update and current version',
      { state: 'update-available', update: { from: '2.7.0', to: '2.8.0' } },
      'Update to 2.8.0',
      'Update available: 2.7.0 → 2.8.0',
    ],
    [
      'an update from an unknown version',
      { state: 'update-available', update: { from: null, to: '2.8.0' } },
      'Update to 2.8.0',
      'Update available: 2.8.0',
    ],
    [
      'an update to a version too long for a tile',
      { state: 'update-available', update: { from: '1.0.0', to: '2.8.0-202611210101' } },
      'Update available',
      'Update available: 1.0.0 → 2.8.0-202611210101',
    ],
    [
      'that it is deprecated, with the message of its catalog on hover',
      { item: aCatalogItem('Quill', { deprecation: 'Use Ink.' }) },
      'Deprecated',
      'Use Ink.',
    ],
    [
      'that its catalog describes it incompletely',
      { item: aCatalogItem('Quill', { isFlawed: true }) },
      'Incomplete',
      'Incomplete package. View details for missing data.',
    ],
  ])('say %s', (_, changes, text, title) => {
    show(changes);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByTitle(title)).toHaveTextContent(text);
  });

  it('show that it is new since the last visit', () => {
    show({}, { kind: 'new' });
    expect(screen.getByText('New')).toBeVisible();
  });

  it('show that its version is new since the last visit, and the previous one on hover', () => {
    show({}, { kind: 'updated', from: '2.7.0', to: '2.8.0' });
    expect(screen.getByTitle('New since your last visit: 2.7.0 → 2.8.0')).toHaveTextContent(
      'New version',
    );
  });

  it('do not repeat that if an update is available', () => {
    const update = { from: '2.7.0', to: '2.8.0' };
    show({ state: 'update-available', update }, { kind: 'updated', ...update });
    expect(screen.queryByText('New version')).toBeNull();
  });
});
