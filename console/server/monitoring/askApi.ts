import { text } from 'node:stream/consumers';
import { parseJson } from '../../json';
import type { ApiConnection } from '../connection';
import { openUpstream } from '../upstream';

export type ApiQuestion = {
  readonly method: 'GET' | 'POST';
  /** Below the API server's own path. */
  readonly path: string;
  readonly body?: object;
};

/** What the API server answers to somebody; `undefined` when it is no JSON. Rejects when it cannot be reached. */
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
