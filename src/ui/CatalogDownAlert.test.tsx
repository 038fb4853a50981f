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

describe('the alert of unavailable catalogs (CS-029, DR-015)', () => {
  it('is absent if all are healthy', () => {
    expect(show([]).container).toBeEmptyDOMElement();
  });

  it('names one with the cause, and links to its page', () => {
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

  it('shows OLM’s message if the pod has no error', () => {
    show([down('dead', { pod: 'hidden' })]);
    expect(screen.getByText(/Catalog not responding/)).toBeVisible();
  });

  it('lists blocked Subscriptions by namespace on demand', async () => {
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

  it('combines several catalogs, with each Subscription once', () => {
    show([down('dead'), down('gone')]);
    expect(screen.getByText(/2 catalogs are unavailable/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Catalog gone' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Blocks 2 Subscription/ })).toBeVisible();
  });

  it('has no count without permission to list Subscriptions', () => {
    show([down('dead', { blocked: 'hidden' })]);
    expect(screen.queryByText(/Blocks/)).toBeNull();
  });
});
