/** Parses faults that answer a `Status` from a request body. */
import type { StatusDetails } from '../apiError';
import type { FieldCause } from '../contracts';
import { badRequest } from '../failures';
import { listAt, numberAt, objectAt, textAt } from '../json';
import type { Effect } from './fault';

type Of<Kind extends Effect['kind']> = Extract<Effect, { readonly kind: Kind }>;

export function refusedOf(body: unknown): Of<'refused'> {
  const code = numberAt(body, 'code') ?? 0;
  if (!Number.isInteger(code) || code < 400 || code > 599) {
    throw badRequest('"code" must be from 400 to 599');
  }
  const details = objectAt(body, 'details');
  return {
    kind: 'refused',
    code,
    reason: textAt(body, 'reason') ?? '',
    message: requiredText(body, 'message'),
    ...(details === undefined ? {} : { details: detailsOf(details) }),
  };
}

export function admissionDeniedOf(body: unknown): Of<'admission-denied'> {
  const code = numberAt(body, 'code') ?? 403;
  if (code !== 400 && code !== 403) {
    throw badRequest('"code" must be 400 or 403');
  }
  return {
    kind: 'admission-denied',
    webhook: requiredText(body, 'webhook'),
    code,
    message: textAt(body, 'message') ?? '',
  };
}

export function webhookFailedOf(body: unknown): Of<'webhook-failed'> {
  return {
    kind: 'webhook-failed',
    webhook: requiredText(body, 'webhook'),
    message: textAt(body, 'message') ?? TIME_OUT,
  };
}

/** Error of Go's HTTP client if the webhook does not respond within `timeoutSeconds`, 10 by default. */
const TIME_OUT =
  'Post "https://webhook.policies.svc:443/validate?timeout=10s": context deadline exceeded';

export function requiredText(body: unknown, field: string): string {
  const text = textAt(body, field) ?? '';
  if (text === '') {
    throw badRequest(`"${field}" is missing`);
  }
  return text;
}

function detailsOf(details: unknown): StatusDetails {
  const causes = listAt(details, 'causes').map(causeOf);
  const retryAfterSeconds = numberAt(details, 'retryAfterSeconds');
  return {
    ...texts(details, ['name', 'group', 'kind']),
    ...(causes.length === 0 ? {} : { causes }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

function causeOf(cause: unknown): Partial<FieldCause> {
  return texts(cause, ['reason', 'message', 'field']);
}

function texts(object: unknown, fields: readonly string[]): { readonly [field: string]: string } {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = textAt(object, field);
      return text === undefined ? [] : [[field, text]];
    }),
  );
}
