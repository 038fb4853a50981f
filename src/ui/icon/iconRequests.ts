import { whenIdle } from '~/ui/whenIdle';

/** An icon that must be requested. */
export type IconRequest = {
  readonly element: Element;
  readonly fetched: (signal: AbortSignal) => Promise<string | null>;
  /** Called with the URL of an image; `null` if there is none. Not called after the request was canceled. */
  readonly done: (image: string | null) => void;
};

/**
 * Requests icons: visible ones first, the others one by one while the browser is idle.
 * @returns cancels the request
 */
export function requestIcon(request: IconRequest): () => void {
  const end = watchInView(request.element, next);
  const abort = new AbortController();
  const requested: Requested = { ...request, signal: abort.signal, end };
  queue.add(requested);
  next();
  return () => {
    end();
    queue.delete(requested);
    abort.abort();
  };
}

type Requested = IconRequest & { readonly signal: AbortSignal; readonly end: () => void };

const queue = new Set<Requested>();
let running = 0;
let isIdleAwaited = false;

/** Over HTTP/1.1, a browser has six connections to the console. One remains free for the user's actions. */
const AT_ONCE = 5;

function next(): void {
  for (const requested of queue) {
    if (running >= AT_ONCE) return;
    if (isInView(requested.element)) void run(requested);
  }
  if (running > 0 || queue.size === 0 || isIdleAwaited) return;
  isIdleAwaited = true;
  whenIdle(() => {
    isIdleAwaited = false;
    const [first] = queue;
    if (running === 0 && first !== undefined) void run(first);
  });
}

async function run(requested: Requested): Promise<void> {
  queue.delete(requested);
  requested.end();
  running += 1;
  const image = await requested.fetched(requested.signal).catch(() => null);
  running -= 1;
  if (!requested.signal.aborted) requested.done(image);
  next();
}

/**
 * Observes whether an element is visible, also inside scroll containers.
 * @param onChange called with every change, and soon after the start
 * @returns stops the observation
 */
function watchInView(element: Element, onChange: () => void): () => void {
  watched.set(element, { isInView: observer === null, onChange });
  observer?.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

/** `false` for elements that are not observed. */
function isInView(element: Element): boolean {
  return watched.get(element)?.isInView ?? false;
}

const watched = new Map<Element, { isInView: boolean; readonly onChange: () => void }>();

/** One observer for all. Without IntersectionObserver, as in unit tests, everything counts as visible. */
const observer =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          const element = watched.get(target);
          if (element === undefined) continue;
          element.isInView = isIntersecting;
          element.onChange();
        }
      });
