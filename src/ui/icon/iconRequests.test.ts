import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Replaces the browser's IntersectionObserver and requestIdleCallback. */
let see: (element: Element, isIntersecting: boolean) => void = () => undefined;
let idle: (() => void)[] = [];

/** What was asked of the server, in this order; and its answers to come. */
const requested: string[] = [];
const answers = new Map<string, () => void>();
const done: string[] = [];

async function requests() {
  const { requestIcon } = await import('./iconRequests');
  return (id: string) => {
    const element = document.createElement('span');
    const cancel = requestIcon({
      element,
      fetched: (signal) => {
        requested.push(id);
        return new Promise((resolve, reject) => {
          answers.set(id, () => {
            resolve(id);
          });
          signal.addEventListener('abort', () => {
            reject(new DOMException('No longer wanted', 'AbortError'));
          });
        });
      },
      done: (image) => done.push(image ?? 'nothing'),
    });
    return { element, cancel };
  };
}

async function answer(...ids: readonly string[]): Promise<void> {
  for (const id of ids) answers.get(id)?.();
  await settled();
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function beIdle(): void {
  const due = idle;
  idle = [];
  for (const then of due) then();
}

beforeEach(() => {
  vi.resetModules();
  requested.length = 0;
  done.length = 0;
  answers.clear();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly object[]) => void) {
        see = (target, isIntersecting) => {
          tell([{ target, isIntersecting }]);
        };
      }
      observe = vi.fn();
      unobserve = vi.fn();
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('requests visible icons first, and keeps a connection free', async () => {
  const request = await requests();
  request('out');
  for (const id of ['1', '2', '3', '4', '5', '6']) see(request(id).element, true);
  beIdle();
  expect(requested).toEqual(['1', '2', '3', '4', '5']);
  await answer('3');
  expect(requested).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(done).toEqual(['3']);
});

it('requests icons out of view one by one when idle', async () => {
  const request = await requests();
  request('out 1');
  request('out 2');
  see(request('in').element, true);
  beIdle();
  expect(requested).toEqual(['in']);
  await answer('in');
  expect(requested).toEqual(['in']);
  beIdle();
  expect(requested).toEqual(['in', 'out 1']);
  beIdle();
  expect(requested).toEqual(['in', 'out 1']);
  await answer('out 1');
  beIdle();
  expect(requested).toEqual(['in', 'out 1', 'out 2']);
});

it('requests visible icons without waiting for one out of view', async () => {
  const request = await requests();
  request('out 1');
  beIdle();
  const { element } = request('out 2');
  see(element, true);
  expect(requested).toEqual(['out 1', 'out 2']);
});

it('cancels queued and running requests that are not needed, and continues', async () => {
  const request = await requests();
  const shown = ['1', '2', '3', '4', '5', '6', '7'].map((id) => {
    const one = request(id);
    see(one.element, true);
    return one;
  });
  shown[5]?.cancel();
  shown[0]?.cancel();
  await settled();
  expect(requested).toEqual(['1', '2', '3', '4', '5', '7']);
  expect(done).toEqual([]);
});
