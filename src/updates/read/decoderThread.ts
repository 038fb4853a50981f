import { proxy } from 'comlink';
import type { JsonRecord } from '~/kube/json';
import type { BundleFile } from '~/olm/plans/bundleFiles';
import type { ComparedObject } from '~/updates/rules/review/comparison';
import {
  type DeltaPart,
  joinedDelta,
  type ObjectReader,
  type PlanDelta,
  type ReviewHead,
} from '~/updates/rules/review/planDelta';
import { inWorkerOr } from '~/kube/inWorkerOr';
import type { BundleDecoder } from './bundleDecoder';

/** The files in an unpack ConfigMap, read in a worker, or in this thread if workers are blocked. */
export async function decodedBundle(configMap: unknown): Promise<readonly BundleFile[]> {
  const files: BundleFile[] = [];
  const decoder = await decoderThread();
  await decoder.bundle(
    configMap,
    proxy((file: BundleFile) => files.push(file)),
  );
  return files;
}

/** Starts the worker in advance. Failures are reported by its first use. */
export function startDecoder(): void {
  decoderThread().catch(() => undefined);
}

/** A manifest that is not JSON. */
export async function parsedManifest(text: string): Promise<JsonRecord | null> {
  return (await decoderThread()).manifest(text);
}

/**
 * The changes of a plan, determined in the worker.
 * @throws AbortError when `signal` was aborted
 */
export async function comparedPlan(
  head: ReviewHead,
  objects: readonly ComparedObject[],
  signal: AbortSignal,
): Promise<PlanDelta> {
  const waiting = objects.values();
  const parts: DeltaPart[] = [];
  const decoder = await decoderThread();
  await decoder.review(
    head,
    proxy(() => {
      signal.throwIfAborted();
      return Promise.resolve(waiting.next().value ?? null);
    }),
    proxy((part: DeltaPart) => parts.push(part)),
  );
  signal.throwIfAborted();
  return joinedDelta(parts);
}

/** Objects as texts, written in the worker. */
export const objectReader: ObjectReader = {
  yamlOf: async (object) => (await decoderThread()).yaml(object),
  diffOf: async (live, manifest) => (await decoderThread()).diff(live, manifest),
};

const decoderThread = inWorkerOr<BundleDecoder>({
  worker: () => new Worker(new URL('./bundles.worker.ts', import.meta.url)),
  ask: (decoder) => decoder.manifest(''),
  main: async () => (await import('./bundleDecoder')).bundleDecoder,
});
