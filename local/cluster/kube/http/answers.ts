import { ApiError } from '../apiError';
import type { Status } from '../apiError';
import { failure } from '../failures';
import { textOf } from '../objects';
import type { RawResponse } from '../types';
import type { Outcome } from './exchange';

/** An answer with a JSON body. */
export function jsonAnswer(
  status: number,
  body: object,
  warnings: readonly string[] = [],
): Outcome {
  return textAnswer(status, textOf(body), warnings);
}

/** A response with existing JSON text. */
function textAnswer(status: number, text: string, warnings: readonly string[] = []): Outcome {
  return answered({
    status,
    contentType: 'application/json',
    headers: warnings.length === 0 ? {} : { warning: warningHeader(warnings) },
    body: `${text}\n`,
  });
}

export function answered(answer: RawResponse): Outcome {
  return { kind: 'answer', answer };
}

/** A body as bytes, without copying existing bytes. */
export function partsOf(body: RawResponse['body']): readonly Uint8Array[] {
  if (typeof body === 'string') {
    return [Buffer.from(body)];
  }
  return body instanceof Uint8Array ? [body] : body;
}

/** The response for an unknown path. */
export function pageNotFound(): Outcome {
  return plainAnswer(404, '404 page not found');
}

/** The response for an API whose server is unavailable. */
export function unavailable(): Outcome {
  return plainAnswer(503, 'service unavailable');
}

function plainAnswer(status: number, text: string): Outcome {
  return answered({
    status,
    contentType: 'text/plain; charset=utf-8',
    headers: { 'x-content-type-options': 'nosniff' },
    body: `${text}\n`,
  });
}

/** Converts an exception to a response; unknown exceptions become internal errors. */
export function refusal(thrown: unknown): Outcome {
  const status = statusOf(thrown);
  const retry = status.details?.retryAfterSeconds;
  return answered({
    status: status.code ?? 500,
    contentType: 'application/json',
    headers: retry === undefined ? {} : { 'retry-after': String(retry) },
    body: `${JSON.stringify(status)}\n`,
  });
}

export function statusOf(thrown: unknown): Status {
  if (thrown instanceof ApiError) {
    return thrown.status;
  }
  process.emitWarning(thrown instanceof Error ? thrown : String(thrown));
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  return failure(500, 'InternalError', { message: `Internal error occurred: ${why}` }).status;
}

/** Maximum length of all warnings, because clients reject longer headers. */
const WARNINGS_LIMIT = 4096;

/** RFC 7234 warnings: 299, no agent, the text quoted; UTF-8 in a header travels as single bytes. */
function warningHeader(warnings: readonly string[]): string {
  let header = '';
  for (const warning of warnings) {
    const escaped = warning.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
    const next = `${header === '' ? '' : ', '}299 - "${escaped}"`;
    if (header.length + next.length > WARNINGS_LIMIT) {
      break;
    }
    header += next;
  }
  return Buffer.from(header, 'utf8').toString('latin1');
}
