import { type FailedAnswer, type Failure, type Permission, failureOf } from './failure';

/** The only error type that `src/kube` throws. */
export class ClusterError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ClusterError';
    this.failure = failure;
  }
}

/**
 * The cause of an error that the SDK threw or returned from a watch (typed `any` there).
 * @param wanted the permission that the request requires; part of the failure if the request was forbidden
 */
export function failureFrom(error: unknown, wanted?: Permission): Failure {
  if (error instanceof ClusterError) return error.failure;
  if (isNamed(error, 'NoModelError') || messageOf(error) === 'Model does not exist') {
    // The SDK's message names its own models, which users do not know.
    return { kind: 'not-served', message: '' };
  }
  return failureOf(answerIn(error), wanted);
}

/** Runs a request and converts its errors to ClusterError. An abort remains an AbortError. */
export async function explained<T>(request: Promise<T>, wanted?: Permission): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (isNamed(error, 'AbortError')) throw error;
    throw new ClusterError(failureFrom(error, wanted));
  }
}

export function answerIn(error: unknown): FailedAnswer {
  const code = codeOf(error);
  const body = property(error, 'json');
  const retryAfter = retryAfterOf(error);
  return {
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    ...(body === undefined ? {} : { body }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** Seconds. The header can also contain a date, which is ignored. */
function retryAfterOf(error: unknown): number | undefined {
  const headers = property(property(error, 'response'), 'headers');
  const value = headers instanceof Headers ? headers.get('Retry-After') : null;
  return value !== null && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** The console's HttpError has a `code`, like a Status in a watch error. Other errors wrap a Response. */
function codeOf(error: unknown): number | undefined {
  const code = property(error, 'code') ?? property(property(error, 'response'), 'status');
  return typeof code === 'number' && code >= 100 ? code : undefined;
}

function messageOf(error: unknown): string {
  const message = property(error, 'message');
  if (typeof message === 'string') return message;
  return typeof error === 'string' ? error : '';
}

function isNamed(error: unknown, name: string): boolean {
  return property(error, 'name') === name;
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
