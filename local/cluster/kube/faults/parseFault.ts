import { badRequest } from '../failures';
import { isObject, numberAt, objectAt, textAt, textsAt } from '../json';
import type { Effect, Fault, Match } from './fault';

/** A fault from the body of a request; 400 with what is wrong with it. */
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
  return {
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

const KINDS = ['latency', 'error', 'expired-token', 'watch-drop', 'watch-expired', 'frozen'];

function effectOf(body: unknown): Effect {
  const kind = textAt(body, 'kind');
  switch (kind) {
    case 'latency':
      return { kind, milliseconds: requiredNumber(body, 'milliseconds') };
    case 'error':
      return errorOf(body);
    case 'expired-token':
    case 'watch-expired':
      return { kind };
    case 'watch-drop':
      return { kind, milliseconds: optionalNumber(body, 'milliseconds') ?? 0 };
    case 'frozen':
      return { kind, controllers: controllersOf(body) };
    default:
      throw badRequest(`"kind" must be one of ${KINDS.join(', ')}`);
  }
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
