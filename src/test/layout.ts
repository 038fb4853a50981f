/** jsdom lays nothing out: every element is where and as large as a test says, for lists that render what can be seen. */
import { vi } from 'vitest';

/** Gives every element the same size in pixels, at the start of the page; nothing changes its size later. */
export function laidOut({ width = 1200, height = 800 } = {}): void {
  vi.stubGlobal('ResizeObserver', UnmovedObserver);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, width, height),
  );
}

class UnmovedObserver {
  observe(): void {
    // Nothing is measured.
  }
  unobserve(): void {
    // Nothing was observed.
  }
  disconnect(): void {
    // Nothing was observed.
  }
}
