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
/** The maximum of concurrent requests to the API server, for one address and for all. */
const MOST_OF_ADDRESS = 8;
const MOST_TRIES = 64;

/**
 * Creates sessions for tokens that the API server accepts. The answer to a wrong token is delayed, during which the address
 * and all others can still log in.
 */
export function tokenTries(
  options: LoginOptions,
): (token: string, address: string) => Promise<Outcome> {
  const { delay = 1000 } = options;
  const tries: string[] = [];
  return async (token, address) => {
    if (token === '') return refusal(400, { kind: 'empty' });
    if (!/^[\x21-\x7e]+$/.test(token)) {
      return refusal(400, { kind: 'no-token' });
    }
    const ofAddress = tries.filter((one) => one === address);
    if (tries.length >= MOST_TRIES || ofAddress.length >= MOST_OF_ADDRESS) {
      return refusal(429, { kind: 'busy' });
    }
    tries.push(address);
    const outcome = await tryToken(token, options).finally(() => {
      tries.splice(tries.indexOf(address), 1);
    });
    if (outcome.kind === 'refusal' && outcome.status === 401) await sleep(delay);
    return outcome;
  };
}

async function tryToken(token: string, { connect, seal }: LoginOptions): Promise<Outcome> {
  const review = await reviewToken(connect(token));
  switch (review.kind) {
    case 'failed':
      return refusal(502, review.problem);
    case 'refused':
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
