import { jsonIn, recordIn, textIn } from '~/kube/json';
import { type ChannelEdges, channelEdges } from '~/olm/paths/channelEdges';

/** Keeps the channels of whole catalogs, which are a thousandth of them. Runs in a worker where the browser allows it. */
export type ChannelReader = {
  /** Reads a catalog's content and keeps its channels; gives how many there are. Fails when it is too big. */
  readonly take: (contentId: string, body: ReadableStream | ArrayBuffer) => Promise<number>;
  readonly channels: (contentId: string, packageName: string) => readonly ChannelEdges[];
};

export function createChannelReader(limit = LIMIT): ChannelReader {
  const contents = new Map<string, ReadonlyMap<string, readonly unknown[]>>();
  return {
    take: async (contentId, body) => {
      const stream = 'byteLength' in body ? new Response(body).body : body;
      const kept = new Map<string, unknown[]>();
      if (stream !== null) {
        for await (const line of linesOf(stream, limit)) keepChannel(line, kept);
      }
      contents.set(contentId, kept);
      return [...kept.values()].flat().length;
    },
    channels: (contentId, packageName) =>
      (contents.get(contentId)?.get(packageName) ?? []).flatMap(
        (meta) => channelEdges(meta, packageName) ?? [],
      ),
  };
}

/** Characters: several times what the biggest catalog has. */
const LIMIT = 1_000_000_000;

/** The channels of a package in lines of JSON; what is no JSON is left out. */
export function channelsIn(text: string, packageName: string): readonly ChannelEdges[] {
  return text.split('\n').flatMap((line) => channelEdges(jsonIn(line), packageName) ?? []);
}

/** Most lines are bundles of a hundred kilobytes: only what can be a channel is parsed. */
function keepChannel(line: string, kept: Map<string, unknown[]>): void {
  if (!line.includes('"olm.channel"')) return;
  const meta = recordIn(jsonIn(line));
  const owner = textIn(meta['package']);
  if (meta['schema'] !== 'olm.channel' || owner === null) return;
  kept.set(owner, [...(kept.get(owner) ?? []), meta]);
}

async function* linesOf(stream: ReadableStream, limit: number): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let read = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    read += value.length;
    if (read > limit) {
      await reader.cancel();
      throw new Error('The catalog is too big.');
    }
    const lines = `${rest}${value}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
