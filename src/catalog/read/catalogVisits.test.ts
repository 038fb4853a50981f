import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import { actAs } from '~/test/acting';
import { aCatalogItem } from '~/test/catalogBuilders';
import { useCatalogNews } from './catalogVisits';

const DAY = 24 * 60 * 60 * 1000;

function packages(...names: readonly string[]): readonly CatalogEntry[] {
  return names.map((name) => ({ item: aCatalogItem(name), state: 'not-installed' }));
}

/** Visits the catalog. @returns the ids of the packages marked as new */
function visit(entries: readonly CatalogEntry[]): readonly string[] {
  const page = renderHook(() => useCatalogNews(entries));
  const news = [...page.result.current.keys()];
  page.unmount();
  return news;
}

const two = packages('Heron', 'Quill');
const three = packages('Heron', 'Quill', 'Tern');
const tern = three.slice(2).map(({ item }) => item.id);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  actAs();
  localStorage.clear();
  vi.useRealTimers();
});

describe('new packages since the last visit', () => {
  it('contains packages that the browser has not seen', () => {
    visit(two);
    vi.setSystemTime(Date.now() + DAY);
    expect(visit(three)).toEqual(tern);
  });

  it('remains new for a user who has impersonated another', () => {
    visit(two);
    actAs('vera');
    expect(visit(three)).toEqual([]);
    actAs();
    vi.setSystemTime(Date.now() + DAY);
    expect(visit(three)).toEqual(tern);
  });
});
