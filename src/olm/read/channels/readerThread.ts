import { transfer } from 'comlink';
import type { ChannelEdges } from '~/olm/paths/channelEdges';
import { inWorkerOr } from '~/kube/inWorkerOr';
import type { ChannelReader } from './channelReader';

/** Reads a catalog's content in a worker; where workers are blocked, in this thread. */
export async function takeContent(contentId: string, body: ReadableStream): Promise<number> {
  const reader = await readerThread();
  try {
    return await reader.take(contentId, transfer(body, [body]));
  } catch (error) {
    // This browser hands no stream to another thread.
    if (!(error instanceof DOMException) || error.name !== 'DataCloneError') throw error;
    const bytes = await new Response(body).arrayBuffer();
    return reader.take(contentId, transfer(bytes, [bytes]));
  }
}

/** The channels of one package in a content that was taken. */
export async function channelsOf(
  contentId: string,
  packageName: string,
): Promise<readonly ChannelEdges[]> {
  return (await readerThread()).channels(contentId, packageName);
}

const readerThread = inWorkerOr<ChannelReader>({
  worker: () => new Worker(new URL('./channels.worker.ts', import.meta.url)),
  ask: (reader) => reader.channels('', ''),
  main: async () => (await import('./channelReader')).createChannelReader(),
});
