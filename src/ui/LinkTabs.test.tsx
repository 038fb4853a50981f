import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '~/test/render';
import { LinkTabs } from './LinkTabs';

const TABS = ['first', 'second', 'third'].map((id) => ({ id, title: id, address: `/${id}` }));

/** Three tabs of 100 pixels, of which one and a half are seen. */
function layOutTabs(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = TABS.findIndex(({ id }) => id === this.textContent);
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
      '/',
      <LinkTabs label="About it" tabs={TABS} current={current} contentOf={() => null} />,
    );
    expect(await screen.findByRole('tablist')).toHaveProperty('scrollLeft', scrolled);
  });
});
