import { text } from 'node:stream/consumers';
import { parseJson } from '../../json';
import type { ApiConnection } from '../connection';
import { openUpstream } from '../upstream';

export type ApiQuestion = {
  readonly method: 'GET' | 'POST';
  /** Relative to the API server's own path. */
  readonly path: string;
  readonly body?: object;
};

/** The API server's answer for a user; `undefined` if it is not JSON. Rejects if the server is not reachable. */
export async function askApi(
  api: ApiConnection,
  { method, path, body }: ApiQuestion,
): Promise<unknown> {
  const credentials = await api.credentials();
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const upstream = openUpstream(api, { method, path, headers, credentials });
    upstream.on('error', reject);
    upstream.on('response', (answer) => {
      text(answer).then((content) => {
        resolve(parseJson(content));
      }, reject);
    });
    upstream.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
