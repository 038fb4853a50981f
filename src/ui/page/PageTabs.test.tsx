import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '~/test/render';
import { PageTabs } from './PageTabs';

const NAMES = ['first', 'second', 'third'];
const TABS = Object.fromEntries(
  NAMES.map((name) => [name, { title: () => name, Content: () => null }]),
);

/** Three tabs of 100 pixels, of which one and a half are seen. */
function layOutTabs(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = NAMES.indexOf(this.textContent);
    return this.getAttribute('role') === 'tab' && place >= 0
      ? new DOMRect(100 * place, 0, 100, 20)
      : new DOMRect(0, 0, 150, 20);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('tabs that exceed the width', () => {
  it.each([
    ['first', 0],
    ['second', 50],
    ['third', 150],
  ])('show the tab of the URL: %s', async (current, scrolled) => {
    layOutTabs();
    renderAt(
      `/${current}`,
      <PageTabs label="About it" tabs={TABS} details={null} address={(tab = '') => `/${tab}`} />,
      ['/:tab'],
    );
    expect(await screen.findByRole('tablist')).toHaveProperty('scrollLeft', scrolled);
  });
});

it.each([
  ['/', 'first'],
  ['/second', 'second'],
  ['/unknown', 'first'],
])('at %s, the tab is %s', (url, selected) => {
  renderAt(
    url,
    <PageTabs label="About it" tabs={TABS} details={null} address={(tab = '') => `/${tab}`} />,
    ['/', '/:tab'],
  );
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(selected);
  expect(screen.getByRole('tab', { name: 'first' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('tab', { name: 'third' })).toHaveAttribute('href', '/third');
});
