/** `/api/olm/lifecycle/…` → the lifecycle metadata of a package in its catalog, as answered by the console's pkg/olm/lifecycle.go. */
import type { ServerResponse } from 'node:http';

/** The documents of a package; `null`: the catalog serves none, or does not respond. */
export type Lifecycles = (
  catalogNamespace: string,
  catalog: string,
  packageName: string,
) => readonly object[] | null;

export const LIFECYCLE_PREFIX = '/api/olm/lifecycle/';

export function answerLifecycle(
  pathname: string,
  response: ServerResponse,
  lifecycles: Lifecycles,
): void {
  const [namespace, catalog, packageName, ...rest] = pathname
    .slice(LIFECYCLE_PREFIX.length)
    .split('/')
    .map(decodeURIComponent);
  if (!namespace || !catalog || !packageName || rest.length > 0) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('404 page not found\n');
    return;
  }
  const documents = lifecycles(namespace, catalog, packageName);
  const [document, second] = documents ?? [];
  if (documents === null) {
    send(response, 503, { error: 'The lifecycle metadata is unavailable for this catalog.' });
  } else if (document === undefined) {
    send(response, 404, { error: 'No lifecycle data is available for this package.' });
  } else if (second !== undefined) {
    send(response, 409, { error: 'Multiple lifecycle records exist for this package.' });
  } else {
    send(response, 200, document);
  }
}

function send(response: ServerResponse, code: number, body: object): void {
  response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
