import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiConnection } from '../connection';
import { endOf, reviewToken } from './reviewToken';
import type { SessionSeal } from './sealedSession';

export type LoginOptions = {
  /** How the bearer of a token reaches the API server. */
  readonly connect: (token: string) => ApiConnection;
  readonly seal: SessionSeal;
  /** Milliseconds by which a refusal is delayed; absent: one second. */
  readonly delay?: number;
};

export type Outcome = { readonly kind: 'session'; readonly sealed: string } | Refusal;

type Refusal = { readonly kind: 'refusal'; readonly status: number; readonly problem: string };

const SESSION_MS = 12 * 3_600_000;
/** Browsers drop a cookie of more than 4096 bytes, name and flags included. */
const LARGEST_COOKIE = 3900;
/** Each try asks the API server: more at a time are turned away. */
const MOST_TRIES = 8;

/** Makes sessions of tokens that the API server accepts. Who has a wrong one waits before the next try. */
export function tokenTries(options: LoginOptions): (token: string) => Promise<Outcome> {
  let tries = 0;
  return async (token) => {
    if (token === '') return refusal(400, 'Enter a token.');
    if (!/^[\x21-\x7e]+$/.test(token)) {
      return refusal(
        400,
        'This is no token: there are spaces in it, or letters that no token has.',
      );
    }
    if (tries >= MOST_TRIES) {
      return refusal(429, 'Too many people are logging in. Try again in a moment.');
    }
    tries += 1;
    return tryToken(token, options).finally(() => {
      tries -= 1;
    });
  };
}

async function tryToken(
  token: string,
  { connect, seal, delay = 1000 }: LoginOptions,
): Promise<Outcome> {
  const review = await reviewToken(connect(token));
  switch (review.kind) {
    case 'failed':
      return refusal(502, review.problem);
    case 'refused':
      await sleep(delay);
      return refusal(401, 'The cluster does not accept this token. It may have expired.');
    case 'accepted': {
      const expiresAt = Math.min(Date.now() + SESSION_MS, endOf(token));
      const sealed = seal.seal({ token, user: review.user, expiresAt });
      return sealed.length > LARGEST_COOKIE
        ? refusal(400, 'This token is too long to be kept in a cookie.')
        : { kind: 'session', sealed };
    }
  }
}

function refusal(status: number, problem: string): Refusal {
  return { kind: 'refusal', status, problem };
}
