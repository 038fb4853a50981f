import { type Remote, wrap } from 'comlink';
import { startedOnce } from './startedOnce';

type Work<InWorker, InThread> = {
  /** Creates the worker. Each use contains the URL, because webpack finds the file by it. */
  readonly worker: () => Worker;
  /** Sends any request, to check that the worker answers. */
  readonly ask: (remote: Remote<InWorker>) => Promise<unknown>;
  /** The same code in this thread. It is loaded only if workers are blocked, and blocks the page while it runs. */
  readonly main: () => Promise<InThread>;
};

/**
 * Runs code in a worker, or in this thread if workers are blocked. All pages share one instance, which starts on first
 * use.
 */
export function inWorkerOr<InWorker, InThread = InWorker>({
  worker,
  ask,
  main,
}: Work<InWorker, InThread>): () => Promise<Remote<InWorker> | InThread> {
  const inWorker = async () => {
    const started = worker();
    const remote = wrap<InWorker>(started);
    await answered(started, ask(remote));
    return remote;
  };
  return startedOnce<Remote<InWorker> | InThread>(() => inWorker().catch(main));
}

/**
 * Waits for the first answer of a worker. Fails if workers are blocked or the script cannot be loaded. The caller then
 * uses a fallback; this is not an error of the page.
 */
async function answered(worker: Worker, firstAnswer: Promise<unknown>): Promise<void> {
  const waiting = new AbortController();
  const isBroken = new Promise<never>((_resolve, reject) => {
    const fail = (event: ErrorEvent): void => {
      event.preventDefault();
      reject(new Error('The worker did not start.'));
    };
    worker.addEventListener('error', fail, { signal: waiting.signal });
  });
  await Promise.race([firstAnswer, isBroken]).finally(() => {
    waiting.abort();
  });
}
