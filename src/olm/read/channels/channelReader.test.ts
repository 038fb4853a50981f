import { describe, expect, it } from 'vitest';
import { channelsIn, createChannelReader } from './channelReader';

const channel = (name: string, owner = 'quill') =>
  JSON.stringify({
    schema: 'olm.channel',
    package: owner,
    name,
    entries: [{ name: 'quill.v1.0.0' }],
  });
const BUNDLE = JSON.stringify({ schema: 'olm.bundle', package: 'quill', text: '"olm.channel" 🖋' });

const bytes = (text: string) => new TextEncoder().encode(text);

/** The content in parts that end anywhere, also within a letter. */
function streamOf(text: string, size: number): ReadableStream {
  const whole = bytes(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < whole.length; at += size)
        controller.enqueue(whole.slice(at, at + size));
      controller.close();
    },
  });
}

const CONTENT = [
  BUNDLE,
  channel('stable'),
  'no JSON',
  '',
  channel('fast'),
  channel('beta', 'ink'),
].join('\n');

describe('the channels of a catalog', () => {
  it.each([1, 7, 64, 10_000])('are found in parts of %i bytes', async (size) => {
    const reader = createChannelReader();
    expect(await reader.take('c', streamOf(CONTENT, size))).toBe(3);
    expect(reader.channels('c', 'quill').map((one) => one.channel)).toEqual(['stable', 'fast']);
    expect(reader.channels('c', 'ink').map((one) => one.channel)).toEqual(['beta']);
    expect(reader.channels('c', 'pen')).toEqual([]);
    expect(reader.channels('other', 'quill')).toEqual([]);
  });

  it('are found in what comes at once', async () => {
    const reader = createChannelReader();
    const { buffer } = bytes(`${CONTENT}\n`);
    expect(await reader.take('c', buffer)).toBe(3);
  });

  it('are not kept of what is too big', async () => {
    const reader = createChannelReader(50);
    await expect(reader.take('c', streamOf(CONTENT, 10))).rejects.toThrow('too big');
    expect(reader.channels('c', 'quill')).toEqual([]);
  });

  it('are none in a page that is no catalog', async () => {
    expect(await createChannelReader().take('c', streamOf('<!doctype html>\n<p>', 100))).toBe(0);
    expect(channelsIn('<!doctype html>', 'quill')).toEqual([]);
  });

  it('are found in the answer to a query', () => {
    expect(channelsIn(CONTENT, 'quill').map((one) => one.channel)).toEqual(['stable', 'fast']);
  });
});
