/** Open uploads do not fill the memory. */
import { createServer, request, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { bearerConnection } from '../server/connection';
import { keepSentBody, type SentBody } from '../server/sentBody';

const MEBIBYTE = 1024 * 1024;
const server = createServer();

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('keeps bodies up to a total, and only until they are answered', async () => {
  const kept: { readonly sent: SentBody; readonly response: ServerResponse }[] = [];
  server.on('request', (incoming, response) => {
    kept.push({ sent: keepSentBody(incoming, response), response });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const upload = (size: number) => {
    request({ port: port ?? 0, method: 'POST', agent: false })
      .on('response', (answer) => answer.resume())
      .on('error', () => undefined)
      .end(Buffer.alloc(size));
  };
  const wholes = () => kept.filter(({ sent }) => sent.whole() !== undefined).length;
  for (let index = 0; index < 12; index += 1) {
    upload(4 * MEBIBYTE);
    await expect.poll(() => kept.length).toBe(index + 1);
    if (index < 8) await expect.poll(wholes).toBe(index + 1);
  }
  upload(5 * MEBIBYTE);
  await expect.poll(() => kept.length).toBe(13);
  expect(wholes()).toBe(8);
  for (const { response } of kept.splice(0)) response.end();
  upload(4 * MEBIBYTE);
  await expect.poll(wholes, { timeout: 5_000 }).toBe(1);
});

it('keeps none for a token, which cannot be renewed', () => {
  expect(bearerConnection('https://127.0.0.1:1', 'a').renew).toBeUndefined();
});
