import { type Remote, transfer, wrap } from 'comlink';
import type { DefinitionPair } from '~/domain/plans/review/stored/storedTarget';
import type { CheckedList, StoredChecks } from './storedChecks';

/** A definition that changes, under a name of its own. */
export type NamedPair = { readonly id: string; readonly pair: DefinitionPair };

/** Checks a page of a list in the worker; where workers are blocked, in this thread. */
export async function checkedList(
  { id, pair }: NamedPair,
  body: ReadableStream,
): Promise<CheckedList> {
  const [bytes, checks] = await Promise.all([new Response(body).arrayBuffer(), checksThread()]);
  if (!learned.has(id)) await checks.learn(id, pair);
  learned.add(id);
  const found = await checks.check(id, transfer(bytes, [bytes]));
  if (found === null) throw new Error(`The definition ${id} is not known.`);
  return found;
}

/** What the other thread knows. */
const learned = new Set<string>();

type Checks = StoredChecks | Remote<StoredChecks>;

let thread: Promise<Checks> | null = null;

/** One for all pages; made when it is first needed. */
function checksThread(): Promise<Checks> {
  thread ??= inWorker().catch(onMainThread);
  return thread;
}

async function onMainThread(): Promise<StoredChecks> {
  const { createStoredChecks } = await import('./storedChecks');
  return createStoredChecks();
}

/** Fails where workers are blocked, be it at once or by an event. */
async function inWorker(): Promise<Remote<StoredChecks>> {
  const worker = new Worker(new URL('./stored.worker.ts', import.meta.url));
  const checks = wrap<StoredChecks>(worker);
  const isBroken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => {
      reject(new Error('The worker did not start.'));
    });
  });
  await Promise.race([checks.check('', new ArrayBuffer(0)), isBroken]);
  return checks;
}
