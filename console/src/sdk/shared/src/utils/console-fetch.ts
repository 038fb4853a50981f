/** `consoleFetch`, `consoleFetchJSON` (with its methods) and `consoleFetchText` of the SDK. */
import { coFetch, coFetchCommon } from '../../../../connection/consoleFetch';

export { coFetch };

type Options = RequestInit | null;
type Timeout = number | null;

// eslint-disable-next-line max-params -- the SDK's signature
async function fetchJson(
  url: string,
  method = 'GET',
  options: Options = {},
  timeout?: Timeout,
): Promise<unknown> {
  const headers = new Headers(options?.headers);
  if (!headers.has('Accept')) {
    headers.set('Accept', 'application/json');
  }
  return coFetchCommon(url, { ...options, method, headers }, timeout);
}

function sending(method: string, type: string) {
  // eslint-disable-next-line max-params -- the SDK's signature
  return (url: string, json: unknown, options: Options = {}, timeout?: Timeout) => {
    const headers = new Headers(options?.headers);
    headers.set('Accept', 'application/json');
    headers.set('Content-Type', `${type};charset=UTF-8`);
    const body = isNothing(json) ? {} : { body: JSON.stringify(json) };
    return fetchJson(url, method, { ...options, ...body, headers }, timeout);
  };
}

const sendDelete = sending('DELETE', 'application/json');

export const coFetchJSON = Object.assign(fetchJson, {
  // eslint-disable-next-line max-params -- the SDK's signature
  delete: (url: string, json: unknown = null, options: Options = {}, timeout?: Timeout) =>
    isNothing(json)
      ? fetchJson(url, 'DELETE', options, timeout)
      : sendDelete(url, json, options, timeout),
  post: sending('POST', 'application/json'),
  put: sending('PUT', 'application/json'),
  // The console forces JSON patch here; other patches go through consoleFetch.
  patch: sending('PATCH', 'application/json-patch+json'),
});

export async function coFetchText(
  url: string,
  options: Options = {},
  timeout?: Timeout,
): Promise<unknown> {
  return coFetchCommon(url, { ...options, method: 'GET' }, timeout);
}

function isNothing(json: unknown): boolean {
  return json === null || json === undefined;
}
