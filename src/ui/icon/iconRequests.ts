import { whenIdle } from '~/ui/whenIdle';

/** An icon that has to be asked for. */
export type IconRequest = {
  readonly element: Element;
  readonly fetched: (signal: AbortSignal) => Promise<string | null>;
  /** Called with an address for an image; `null`: there is none. Not called when the request was given up. */
  readonly done: (image: string | null) => void;
};

/**
 * Asks for icons: those in view first, the others one by one when neither these nor the browser have anything to do.
 * @returns gives the request up: it is aborted when it is on its way
 */
export function requestIcon(request: IconRequest): () => void {
  const end = watchInView(request.element, next);
  const abort = new AbortController();
  const asked: Asked = { ...request, signal: abort.signal, end };
  queue.add(asked);
  next();
  return () => {
    end();
    queue.delete(asked);
    abort.abort();
  };
}

type Asked = IconRequest & { readonly signal: AbortSignal; readonly end: () => void };

const queue = new Set<Asked>();
let running = 0;
let isIdleAwaited = false;

/** Over HTTP/1.1 a browser has six connections to the console: one stays free for what the user does. */
const AT_ONCE = 5;

function next(): void {
  for (const asked of queue) {
    if (running >= AT_ONCE) return;
    if (isInView(asked.element)) void run(asked);
  }
  if (running > 0 || queue.size === 0 || isIdleAwaited) return;
  isIdleAwaited = true;
  whenIdle(() => {
    isIdleAwaited = false;
    const [first] = queue;
    if (running === 0 && first !== undefined) void run(first);
  });
}

async function run(asked: Asked): Promise<void> {
  queue.delete(asked);
  asked.end();
  running += 1;
  const image = await asked.fetched(asked.signal).catch(() => null);
  running -= 1;
  if (!asked.signal.aborted) asked.done(image);
  next();
}

/**
 * Watches whether an element can be seen, also within what scrolls it.
 * @param onChange called with every change, and soon after the beginning
 * @returns ends it
 */
function watchInView(element: Element, onChange: () => void): () => void {
  watched.set(element, { isInView: observer === null, onChange });
  observer?.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

/** `false` for what is not watched. */
function isInView(element: Element): boolean {
  return watched.get(element)?.isInView ?? false;
}

const watched = new Map<Element, { isInView: boolean; readonly onChange: () => void }>();

/** One for all: a browser without one, as in unit tests, shows everything. */
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
