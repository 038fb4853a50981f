import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IconSource } from '~/olm/packages/iconData';
import { OperatorIcon } from './OperatorIcon';

const IMAGE = 'data:image/png;base64,AAAA';

/** What was asked of the server. */
const requested: string[] = [];

/** An icon that the server answers. */
function anIcon(id: string, changes: Partial<IconSource> = {}): IconSource {
  return {
    id,
    atHand: () => null,
    kept: () => Promise.resolve(null),
    fetched: () => {
      requested.push(id);
      return Promise.resolve(`${IMAGE}${id}`);
    },
    ...changes,
  };
}

const sources = () => [...document.querySelectorAll('img')].map(({ src }) => src);
const cubes = () => document.querySelectorAll('svg').length;

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  vi.useFakeTimers();
  requested.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

it('shows an inline icon immediately, or else a cube', () => {
  const { rerender } = render(<OperatorIcon icon={IMAGE} />);
  expect(sources()).toEqual([IMAGE]);
  rerender(<OperatorIcon icon={null} />);
  expect([sources(), cubes()]).toEqual([[], 1]);
});

it('shows a cube for invalid images', async () => {
  render(<OperatorIcon icon={anIcon('text', { fetched: () => Promise.resolve(null) })} />);
  expect(cubes()).toBe(0);
  await pass(0);
  expect(cubes()).toBe(1);
});

it('shows a cube for images that the browser cannot render', async () => {
  render(<OperatorIcon icon={anIcon('broken')} />);
  await pass(0);
  const image = document.querySelector('img');
  if (image !== null) fireEvent.error(image);
  expect([sources(), cubes()]).toEqual([[], 1]);
});

it('is requested immediately outside of lists', async () => {
  render(<OperatorIcon icon={anIcon('alone')} />);
  await pass(0);
  expect(sources()).toEqual([`${IMAGE}alone`]);
});

it('is requested in a list after a delay', async () => {
  render(<OperatorIcon icon={anIcon('stays')} isInList />);
  await pass(40);
  expect(requested).toEqual([]);
  await pass(200);
  expect(sources()).toEqual([`${IMAGE}stays`]);
});

it('is not requested if the browser has cached it', async () => {
  render(<OperatorIcon icon={anIcon('kept', { kept: () => Promise.resolve(IMAGE) })} isInList />);
  await pass(200);
  expect([sources(), requested]).toEqual([[IMAGE], []]);
});

it('is shown immediately if the page has loaded it', () => {
  render(<OperatorIcon icon={anIcon('had', { atHand: () => IMAGE })} isInList />);
  expect(sources()).toEqual([IMAGE]);
});

it('replaces another icon after the texts, but is requested immediately', async () => {
  const had = (id: string) => anIcon(id, { atHand: () => `${IMAGE}${id}` });
  const { rerender } = render(<OperatorIcon icon={had('one')} isInList />);
  rerender(<OperatorIcon icon={had('two')} isInList />);
  expect(sources()).toEqual([]);
  await pass(50);
  expect(sources()).toEqual([`${IMAGE}two`]);
});

it('is not aborted by a new rendering', async () => {
  const { rerender } = render(<OperatorIcon icon={anIcon('same')} />);
  rerender(<OperatorIcon icon={anIcon('same')} />);
  await pass(0);
  expect([requested, sources()]).toEqual([['same'], [`${IMAGE}same`]]);
});

it('is aborted if another icon replaces it', async () => {
  const aborted: string[] = [];
  const slow = anIcon('slow', {
    fetched: (signal) => {
      signal.addEventListener('abort', () => aborted.push('slow'));
      return new Promise(() => undefined);
    },
  });
  const { rerender } = render(<OperatorIcon icon={slow} />);
  await pass(0);
  expect(aborted).toEqual([]);
  rerender(<OperatorIcon icon={anIcon('next')} />);
  await pass(0);
  expect([aborted, sources()]).toEqual([['slow'], [`${IMAGE}next`]]);
});

it('is not requested while the user scrolls past it', async () => {
  const { unmount } = render(<OperatorIcon icon={anIcon('passed')} isInList />);
  for (let turn = 0; turn < 5; turn += 1) {
    fireEvent.scroll(document);
    await pass(100);
  }
  unmount();
  await pass(2000);
  expect(requested).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('is requested during slow scrolling, and after scrolling', async () => {
  const { unmount } = render(<OperatorIcon icon={anIcon('slowly')} isInList />);
  for (let turn = 0; turn < 11; turn += 1) {
    fireEvent.scroll(document);
    await pass(100);
  }
  expect(requested).toEqual(['slowly']);
  unmount();
  render(<OperatorIcon icon={anIcon('rests')} isInList />);
  fireEvent.scroll(document);
  await pass(300);
  expect(requested).toEqual(['slowly', 'rests']);
});
