import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperatorIcon } from './OperatorIcon';

const images = () => document.querySelectorAll('img').length;
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('loads at once where it stands alone', () => {
  render(<OperatorIcon url="/alone" />);
  expect(images()).toBe(1);
});

it('loads in a list once it has stayed', () => {
  render(<OperatorIcon url="/stays" isInList />);
  expect(images()).toBe(0);
  pass(200);
  expect(images()).toBe(1);
});

it('is there at once when the browser has it', () => {
  const { unmount } = render(<OperatorIcon url="/had" isInList />);
  pass(200);
  const image = document.querySelector('img');
  if (image !== null) fireEvent.load(image);
  unmount();
  render(<OperatorIcon url="/had" isInList />);
  expect(images()).toBe(1);
});

it('never loads when a wheel passes it by', () => {
  const { unmount } = render(<OperatorIcon url="/passed" isInList />);
  for (let turn = 0; turn < 5; turn += 1) {
    fireEvent.scroll(document);
    pass(100);
  }
  expect(images()).toBe(0);
  unmount();
  pass(2000);
  expect(vi.getTimerCount()).toBe(0);
});

it('loads while something scrolls slowly, and when it rests', () => {
  const { unmount } = render(<OperatorIcon url="/slow" isInList />);
  for (let turn = 0; turn < 11; turn += 1) {
    fireEvent.scroll(document);
    pass(100);
  }
  expect(images()).toBe(1);
  unmount();
  render(<OperatorIcon url="/rests" isInList />);
  fireEvent.scroll(document);
  pass(300);
  expect(images()).toBe(1);
});
