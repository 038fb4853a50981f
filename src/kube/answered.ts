/**
 * Waits for the first answer of a worker. Fails where workers are blocked, or the script cannot be had: then somebody else
 * does its work, and it is no error of the page.
 */
export async function answered(worker: Worker, firstAnswer: Promise<unknown>): Promise<void> {
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
