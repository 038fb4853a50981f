import { type Remote, wrap } from 'comlink';
import { parsedIn } from './markdownParser';

/** The longest description in the public catalogs has 100,000 characters. */
const LONGEST_TEXT = 200_000;
/** Parsed without a worker, whose script would have to be loaded: at most 300 ms, whatever the text is. */
const LONGEST_IN_PAGE = 5_000;
/** Milliseconds. The longest description takes 100. */
const TIME_LIMIT = 2_000;

/**
 * HTML of an untrusted Markdown text, not yet sanitized; `null` for a text that takes too long to parse or to show. It is
 * then shown as plain text.
 */
export async function parsedMarkdown(markdown: string): Promise<string | null> {
  if (markdown.length > LONGEST_TEXT) return null;
  if (markdown.length <= LONGEST_IN_PAGE) return parsedIn(markdown);
  const thread = await startedThread();
  if (thread === null) return null;
  const html = await inTime(thread.parse(markdown));
  if (html === undefined) thread.worker.terminate();
  else idle = thread;
  return html ?? null;
}

type Thread = { readonly worker: Worker; readonly parse: Remote<typeof parsedIn> };

/** A worker parses one text at a time, so that another one need not wait. */
let idle: Thread | null = null;

/** A worker that answers; `null`: workers are blocked, or the script cannot be loaded. */
async function startedThread(): Promise<Thread | null> {
  if (idle !== null) {
    const thread = idle;
    idle = null;
    return thread;
  }
  try {
    const worker = new Worker(new URL('./markdown.worker.ts', import.meta.url));
    const isBroken = new Promise<null>((resolve) => {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        resolve(null);
      });
    });
    const thread = { worker, parse: wrap<typeof parsedIn>(worker) };
    // The time to load the script does not count.
    return await Promise.race([thread.parse('').then(() => thread), isBroken]);
  } catch {
    return null;
  }
}

function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TIME_LIMIT, undefined);
    answer
      .then(resolve, () => {
        resolve(undefined);
      })
      .finally(() => {
        clearTimeout(timer);
      });
  });
}
