import { coFetchCommon } from '../connection/consoleFetch';
import { serverFlags } from '../serverFlags';

type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends a body to a path of the Kubernetes API and answers the JSON that comes back. @throws HttpError */
export function sendJson(method: WriteMethod, path: string, body: unknown): Promise<unknown> {
  const type = method === 'PATCH' ? 'application/json-patch+json' : 'application/json';
  return coFetchCommon(
    `${serverFlags.basePath}api/kubernetes${path}`,
    {
      method,
      headers: { Accept: 'application/json', 'Content-Type': type },
      body: JSON.stringify(body),
    },
    undefined,
  );
}
