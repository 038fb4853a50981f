import { type Remote, wrap } from 'comlink';
import { startedOnce } from './startedOnce';

type Work<InWorker, InThread> = {
  /** Makes the worker. Its URL is written out at each use: webpack finds the code by it. */
  readonly worker: () => Worker;
  /** Asks for anything, to see that the worker answers. */
  readonly ask: (remote: Remote<InWorker>) => Promise<unknown>;
  /** The same in this thread, loaded only where workers are blocked: it blocks the page while it works. */
  readonly main: () => Promise<InThread>;
};

/** Does some work in a worker, or where workers are blocked in this thread. One for all pages, started when first needed. */
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
 * Waits for the first answer of a worker. Fails where workers are blocked, or the script cannot be had: then somebody else
 * does its work, and it is no error of the page.
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
