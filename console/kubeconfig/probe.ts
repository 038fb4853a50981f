import type { ApiConnection, Credentials } from '../server/connection';
import { connectionProblem } from '../server/connectionProblem';
import { openUpstream } from '../server/upstream';
import { connectionTo } from './connect';
import type { Target } from './target';

/** A cluster that does not answer, or not to this user; the message is a sentence for people. */
class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

const TIME_LIMIT_MS = 20_000;

/**
 * The connection of a context, after a successful request for `/version`.
 * @throws UnreachableError; KubeconfigError if the configuration is unusable or has no credentials
 */
export async function connectTo(target: Target): Promise<ApiConnection> {
  const api = connectionTo(target);
  await probe(api);
  return api;
}

async function probe(api: ApiConnection): Promise<void> {
  const credentials = await api.credentials();
  const first = await statusOfVersion(api, credentials);
  const renewed = first === 401 ? await api.renew?.(credentials) : undefined;
  const status = renewed === undefined ? first : await statusOfVersion(api, renewed);
  if (status === 401) {
    throw new UnreachableError(
      `${api.url.href} does not accept the credentials (401). Log in again, or choose another context.`,
    );
  }
  if (status >= 500) {
    throw new UnreachableError(`${api.url.href} answers with an error (${status}).`);
  }
}

function statusOfVersion(api: ApiConnection, credentials: Credentials): Promise<number> {
  return new Promise((resolve, reject) => {
    const requested = { method: 'GET', path: '/version', headers: {}, credentials };
    const request = openUpstream(api, requested);
    request.setTimeout(TIME_LIMIT_MS, () => {
      request.destroy(new Error('it does not answer'));
    });
    request.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on('error', (error) => {
      const reason = connectionProblem(error);
      reject(new UnreachableError(`${api.url.href} cannot be reached: ${reason}.`));
    });
    request.end();
  });
}
