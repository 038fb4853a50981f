import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { catalogSourceItems } from '~/olm/catalogSources/catalogSourceItems';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import { aCatalogSource } from '~/test/builders';
import { renderAt } from '~/test/render';
import { CatalogDownAlert } from './CatalogDownAlert';

const HELD = [
  { namespace: 'team-b', name: 'basalt' },
  { namespace: 'team-a', name: 'quill' },
];

function down(name: string, changes: Partial<SourceRow> = {}): SourceRow {
  const [item] = catalogSourceItems({
    sources: [
      aCatalogSource({
        name,
        spec: { displayName: `Catalog ${name}` },
        status: { connectionState: { lastObservedState: 'TRANSIENT_FAILURE' } },
      }),
    ],
    hub: 'hidden',
    namespace: null,
    now: 0,
  });
  if (item === undefined) throw new Error('no item');
  return {
    id: item.id,
    item,
    pod: null,
    reason: null,
    packages: 'hidden',
    users: [],
    blocked: HELD,
    ...changes,
  };
}

const show = (rows: readonly SourceRow[]) => renderAt('/', <CatalogDownAlert rows={rows} />);

describe('the notice of catalogs that are down (CS-029, DR-015)', () => {
  it('is none when all are well', () => {
    expect(show([]).container).toBeEmptyDOMElement();
  });

  it('names one, why it is down, and leads to its page', () => {
    const reason = { reason: 'ImagePullBackOff', message: 'manifest unknown' };
    show([down('dead', { reason })]);
    expect(screen.getByText(/Catalog Catalog dead is unavailable/)).toBeVisible();
    expect(screen.getByText(/ImagePullBackOff/)).toBeVisible();
    expect(screen.getByText('manifest unknown')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Catalog dead' })).toHaveAttribute(
      'href',
      '/operator-hub-sources/ns/openshift-marketplace/dead',
    );
  });

  it('says OLM’s word where the pod tells nothing', () => {
    show([down('dead', { pod: 'hidden' })]);
    expect(screen.getByText(/TRANSIENT_FAILURE/)).toBeVisible();
  });

  it('lists what it holds up on demand, by namespace', async () => {
    show([down('dead')]);
    await userEvent.click(
      screen.getByRole('button', { name: /Blocks 2 Subscription\S* in 2 namespace/ }),
    );
    const links = screen.getAllByRole('link', { name: / in team-/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/operator-hub-installed/ns/team-a/quill',
      '/operator-hub-installed/ns/team-b/basalt',
    ]);
  });

  it('is one for several, with each Subscription once', () => {
    show([down('dead'), down('gone')]);
    expect(screen.getByText(/2 catalogs are unavailable/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Catalog gone' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Blocks 2 Subscription/ })).toBeVisible();
  });

  it('counts nothing where Subscriptions may not be read', () => {
    show([down('dead', { blocked: 'hidden' })]);
    expect(screen.queryByText(/Blocks/)).toBeNull();
  });
});
