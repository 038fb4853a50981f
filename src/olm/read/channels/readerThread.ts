import { type Remote, transfer, wrap } from 'comlink';
import type { ChannelEdges } from '~/olm/paths/channelEdges';
import { answered } from '~/kube/answered';
import { startedOnce } from '~/kube/startedOnce';
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

type Reader = ChannelReader | Remote<ChannelReader>;

/** One for all pages. */
const readerThread = startedOnce<Reader>(() => inWorker().catch(onMainThread));

async function onMainThread(): Promise<ChannelReader> {
  const { createChannelReader } = await import('./channelReader');
  return createChannelReader();
}

/** Fails where workers are blocked, be it at once or by an event. */
async function inWorker(): Promise<Remote<ChannelReader>> {
  const worker = new Worker(new URL('./channels.worker.ts', import.meta.url));
  const reader = wrap<ChannelReader>(worker);
  await answered(worker, reader.channels('', ''));
  return reader;
}
