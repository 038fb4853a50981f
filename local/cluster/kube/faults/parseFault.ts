import { badRequest } from '../failures';
import { flagAt, isObject, numberAt, objectAt, textAt, textsAt } from '../json';
import type { Effect, Fault, Match } from './fault';
import { admissionDeniedOf, refusedOf, requiredText, webhookFailedOf } from './parseRefusal';

/** Parses a fault from a request body; 400 with the error. */
export function parseFault(body: unknown, id: string): Fault {
  if (!isObject(body)) {
    throw badRequest('a fault is a JSON object with at least "kind"');
  }
  const times = optionalNumber(body, 'times');
  return {
    id: textAt(body, 'id') ?? id,
    match: matchOf(body),
    effect: effectOf(body),
    rate: rateOf(body),
    ...(times === undefined ? {} : { times }),
  };
}

function matchOf(body: unknown): Match {
  const path = textAt(body, 'path');
  const user = textAt(body, 'user');
  const verbs = textsAt(body, 'verbs');
  const dryRun = flagAt(body, 'dryRun');
  return {
    ...(dryRun === undefined ? {} : { dryRun }),
    ...(path === undefined ? {} : { path }),
    ...(user === undefined ? {} : { user }),
    ...(verbs.length === 0 ? {} : { verbs }),
  };
}

function rateOf(body: unknown): number {
  const rate = optionalNumber(body, 'rate') ?? 1;
  if (rate > 1) {
    throw badRequest('"rate" must be from 0 to 1');
  }
  return rate;
}

const PARSERS: Readonly<Record<Effect['kind'], (body: unknown) => Effect>> = {
  latency: (body) => ({ kind: 'latency', milliseconds: requiredNumber(body, 'milliseconds') }),
  error: errorOf,
  refused: refusedOf,
  'admission-denied': admissionDeniedOf,
  'webhook-failed': webhookFailedOf,
  disconnected: (body) => ({
    kind: 'disconnected',
    carriesOut: flagAt(body, 'carriesOut') ?? false,
  }),
  'expired-token': () => ({ kind: 'expired-token' }),
  'watch-expired': () => ({ kind: 'watch-expired' }),
  'watch-drop': (body) => ({
    kind: 'watch-drop',
    milliseconds: optionalNumber(body, 'milliseconds') ?? 0,
  }),
  unpullable: (body) => ({
    kind: 'unpullable',
    image: requiredText(body, 'image'),
    message: textAt(body, 'message') ?? 'manifest unknown',
  }),
  pushed: (body) => ({
    kind: 'pushed',
    image: requiredText(body, 'image'),
    content: requiredText(body, 'content'),
  }),
  frozen: (body) => ({ kind: 'frozen', controllers: controllersOf(body) }),
};

function effectOf(body: unknown): Effect {
  const kind = textAt(body, 'kind');
  const parse = Object.entries(PARSERS).find(([name]) => name === kind)?.[1];
  if (parse === undefined) {
    throw badRequest(`"kind" must be one of ${Object.keys(PARSERS).join(', ')}`);
  }
  return parse(body);
}

function errorOf(body: unknown): Effect {
  const code = numberAt(body, 'code');
  if (code !== 429 && code !== 500 && code !== 503) {
    throw badRequest('"code" must be 429, 500 or 503');
  }
  return {
    kind: 'error',
    code,
    retryAfterSeconds: optionalNumber(body, 'retryAfterSeconds') ?? 1,
    message: textAt(body, 'message') ?? 'switched on by /local/faults',
  };
}

function controllersOf(body: unknown): readonly string[] {
  const controllers = textsAt(body, 'controllers');
  return controllers.length === 0 ? ['*'] : controllers;
}

function requiredNumber(body: unknown, field: string): number {
  const value = optionalNumber(body, field);
  if (value === undefined) {
    throw badRequest(`"${field}" is missing`);
  }
  return value;
}

function optionalNumber(body: unknown, field: string): number | undefined {
  const value = objectAt({ body }, 'body')?.[field];
  if (value === undefined) {
    return undefined;
  }
  if (typeof value !== 'number' || value < 0) {
    throw badRequest(`"${field}" must be a number that is not negative`);
  }
  return value;
}
