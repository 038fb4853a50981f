import { transfer } from 'comlink';
import type { DefinitionPair } from '~/updates/rules/stored/storedTarget';
import { inWorkerOr } from '~/kube/inWorkerOr';
import type { CheckedList, StoredChecks } from './storedChecks';

/** A changed definition with a unique name. */
export type NamedPair = { readonly id: string; readonly pair: DefinitionPair };

/** Checks a page of a list in the worker, or in this thread if workers are blocked. */
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

/** The definitions that the worker has. */
const learned = new Set<string>();

const checksThread = inWorkerOr<StoredChecks>({
  worker: () => new Worker(new URL('./stored.worker.ts', import.meta.url)),
  ask: (checks) => checks.check('', new ArrayBuffer(0)),
  main: async () => (await import('./storedChecks')).createStoredChecks(),
});
