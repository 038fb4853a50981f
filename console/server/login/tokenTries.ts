import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiConnection } from '../connection';
import type { LoginProblem } from './loginTexts';
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

type Refusal = {
  readonly kind: 'refusal';
  readonly status: number;
  readonly problem: LoginProblem;
};

const SESSION_MS = 12 * 3_600_000;
/** Browsers drop a cookie of more than 4096 bytes, name and flags included. */
const LARGEST_COOKIE = 3900;
/** The maximum of concurrent attempts, because each sends a request to the API server. */
const MOST_TRIES = 8;

/** Creates sessions for tokens that the API server accepts. A wrong token delays the next attempt. */
export function tokenTries(options: LoginOptions): (token: string) => Promise<Outcome> {
  let tries = 0;
  return async (token) => {
    if (token === '') return refusal(400, { kind: 'empty' });
    if (!/^[\x21-\x7e]+$/.test(token)) {
      return refusal(400, { kind: 'no-token' });
    }
    if (tries >= MOST_TRIES) {
      return refusal(429, { kind: 'busy' });
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
      return refusal(401, { kind: 'refused' });
    case 'accepted': {
      const expiresAt = Math.min(Date.now() + SESSION_MS, endOf(token));
      const sealed = seal.seal({ token, user: review.user, expiresAt });
      return sealed.length > LARGEST_COOKIE
        ? refusal(400, { kind: 'too-long' })
        : { kind: 'session', sealed };
    }
  }
}

function refusal(status: number, problem: LoginProblem): Refusal {
  return { kind: 'refusal', status, problem };
}
