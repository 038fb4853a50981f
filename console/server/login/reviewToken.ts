import { text } from 'node:stream/consumers';
import { numberAt, parseJson, textAt } from '../../json';
import type { ApiConnection } from '../connection';
import { connectionProblem } from '../connectionProblem';
import { openUpstream } from '../upstream';
import type { LoginProblem } from './loginTexts';

export type TokenReview =
  | { readonly kind: 'accepted'; readonly user: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly problem: LoginProblem };

const GROUP = 'authentication.k8s.io/v1';
const TIME_LIMIT_MS = 20_000;

/** Asks the API server for the user of a token. */
export async function reviewToken(api: ApiConnection): Promise<TokenReview> {
  try {
    const { status, body } = await selfSubjectReview(api);
    if (status === 401) return { kind: 'refused' };
    if (status >= 500) {
      return { kind: 'failed', problem: { kind: 'server-error', detail: status.toString() } };
    }
    // Kubernetes before 1.28 does not serve it, and some clusters restrict it. The token is valid if it is not rejected.
    const user = textAt(body, 'status', 'userInfo', 'username') ?? 'unknown';
    return { kind: 'accepted', user };
  } catch (error) {
    const detail = connectionProblem(error);
    return { kind: 'failed', problem: { kind: 'unreachable', detail } };
  }
}

/** The expiry of a token in milliseconds since 1970; Infinity: not stated. */
export function endOf(token: string): number {
  const [, claims = ''] = token.split('.');
  const seconds = numberAt(parseJson(Buffer.from(claims, 'base64url').toString('utf8')), 'exp');
  return seconds === undefined ? Infinity : seconds * 1000;
}

type ReviewAnswer = { readonly status: number; readonly body: unknown };

async function selfSubjectReview(api: ApiConnection): Promise<ReviewAnswer> {
  const credentials = await api.credentials();
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const path = `/apis/${GROUP}/selfsubjectreviews`;
  return new Promise((resolve, reject) => {
    const upstream = openUpstream(api, { method: 'POST', path, headers, credentials });
    upstream.setTimeout(TIME_LIMIT_MS, () => {
      upstream.destroy(Object.assign(new Error('it does not answer'), { code: 'ETIMEDOUT' }));
    });
    upstream.on('error', reject);
    upstream.on('response', (answer) => {
      text(answer).then((content) => {
        resolve({ status: answer.statusCode ?? 502, body: parseJson(content) });
      }, reject);
    });
    upstream.end(JSON.stringify({ apiVersion: GROUP, kind: 'SelfSubjectReview' }));
  });
}
