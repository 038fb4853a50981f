/**
 * The handling of an HTTP answer (console-shared/src/utils/validate-status, 4.22): which errors are thrown, with which
 * message, and which are retried.
 */
import {
  HttpError,
  RetryError,
} from '@openshift-console/dynamic-plugin-sdk/lib/utils/error/http-error';
import { listAt, textAt } from '../../json';

export type Requested = { readonly method: string; readonly mayRetry: boolean };

const QUOTAS: readonly unknown[] = ['resourcequotas', 'clusterresourcequotas'];

/**
 * Answers the response when it is good (2xx or 304).
 * @throws HttpError with `code`, `response` and, for a JSON body, `json`
 * @throws RetryError for 429, and for a 409 that comes from a quota
 */
export async function validateStatus(response: Response, requested: Requested): Promise<Response> {
  if (response.ok || response.status === 304) {
    return response;
  }
  if (requested.mayRetry && response.status === 429) {
    throw new RetryError();
  }
  if (response.headers.get('content-type')?.includes('json') !== true) {
    throw new HttpError(response.statusText, response.status, response);
  }
  const body: unknown = await response.json();
  if (requested.mayRetry && isQuotaConflict(response, requested, body)) {
    throw new RetryError();
  }
  throw new HttpError(messageOf(response, body), response.status, response, body);
}

function isQuotaConflict(response: Response, { method }: Requested, body: unknown): boolean {
  return (
    method === 'POST' && response.status === 409 && QUOTAS.includes(textAt(body, 'details', 'kind'))
  );
}

function messageOf(response: Response, body: unknown): string {
  const message = textAt(body, 'message');
  if (response.status === 403) {
    return message ?? 'Access denied due to cluster policy.';
  }
  const [cause] = listAt(body, 'details', 'causes');
  if (cause !== undefined) {
    return `Error "${textAt(cause, 'message') ?? ''}" for field "${textAt(cause, 'field') ?? ''}".`;
  }
  return message ?? textAt(body, 'error') ?? response.statusText;
}
