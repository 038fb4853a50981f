import type { IncomingMessage } from 'node:http';

/** The body of a request; undefined when it is larger than `largest` bytes. */
export async function bodyOf(
  request: IncomingMessage,
  largest: number,
): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  // The rest of a large body is also read, because stopping would close the connection before the answer.
  for await (const part of request) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    size += bytes.length;
    if (size <= largest) parts.push(bytes);
  }
  return size > largest ? undefined : Buffer.concat(parts).toString('utf8');
}
