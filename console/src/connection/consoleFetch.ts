/** The console's fetch: session headers, errors as HttpError, three attempts at 429, a time limit. */
import {
  RetryError,
  TimeoutError,
} from '@openshift-console/dynamic-plugin-sdk/lib/utils/error/http-error';
import { actingHeaders } from '../impersonation/actingHeaders';
import { serverFlags } from '../serverFlags';
import { reportAnswer, reportNoAnswer } from './connection';
import { validateStatus } from './validateStatus';

const DEFAULT_TIMEOUT_MS = 60_000;
const ATTEMPTS = 3;
const API = `${serverFlags.basePath}api/kubernetes/`;

/** The SDK passes null for "none" here and there. */
type Options = RequestInit | null;
type Timeout = number | null;

/**
 * `fetch` with the console's semantics.
 * @param timeout milliseconds; 0, less or null: none
 * @throws HttpError for every status but 2xx and 304, TimeoutError, TypeError when the server cannot be reached
 */
export async function coFetch(
  url: string,
  options: Options = {},
  timeout: Timeout = DEFAULT_TIMEOUT_MS,
): Promise<Response> {
  const answer = attempt(url, options ?? {}, 1);
  return timeout === null || timeout <= 0 ? answer : Promise.race([answer, expiry(url, timeout)]);
}

/** A GET whose body is JSON. */
export function fetchJson(url: string, accepted = 'application/json'): Promise<unknown> {
  return coFetchCommon(url, { method: 'GET', headers: { Accept: accepted } }, undefined);
}

export async function coFetchCommon(
  url: string,
  options: RequestInit,
  timeout: Timeout | undefined,
): Promise<unknown> {
  const response = await coFetch(url, options, timeout);
  const text = await response.text();
  const isPlain = response.headers.get('Content-Type') === 'text/plain';
  if (text === '') {
    return isPlain ? '' : {};
  }
  const parsed: unknown = isPlain ? text : JSON.parse(text);
  return parsed;
}

async function attempt(url: string, options: RequestInit, count: number): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.set('X-CSRFToken', csrfToken());
  Object.entries(actingHeaders()).forEach(([name, value]) => {
    headers.set(name, value);
  });
  const isApi = url.startsWith(API);
  try {
    const response = await fetch(url, { credentials: 'same-origin', ...options, headers });
    if (isApi) {
      reportAnswer(response.status);
    }
    return await validateStatus(response, {
      method: options.method ?? 'GET',
      mayRetry: count < ATTEMPTS,
    });
  } catch (error) {
    if (error instanceof RetryError) {
      return attempt(url, options, count + 1);
    }
    if (isApi && error instanceof TypeError) {
      reportNoAnswer();
    }
    throw error;
  }
}

function expiry(url: string, timeout: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      reject(new TimeoutError(url, timeout));
    }, timeout);
  });
}

function csrfToken(): string {
  const pair = document.cookie.split('; ').find((part) => part.startsWith('csrf-token='));
  return decodeURIComponent(pair?.slice('csrf-token='.length) ?? '');
}
