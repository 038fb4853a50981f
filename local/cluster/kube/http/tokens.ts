/** Tokens of ServiceAccounts: created on request, verified by signature, invalid after deletion of their account. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { numberAt, parseJson, textAt } from '../json';
import type { KubeObject } from '../types';

export type TokenSubject = {
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
};

export type TokenIssuer = {
  /** Times in milliseconds since the epoch. */
  readonly issue: (account: KubeObject, from: number, to: number) => string;
  /** The account of a token; `undefined` for foreign and expired tokens. */
  readonly subjectOf: (token: string, now: number) => TokenSubject | undefined;
};

/** Uses a new signing key, so tokens are valid for only one running cluster. */
export function createTokenIssuer(): TokenIssuer {
  const key = randomBytes(32);

  function signatureOf(head: string): Buffer {
    return createHmac('sha256', key).update(head).digest();
  }

  return {
    issue: ({ metadata }, from, to) => {
      const { namespace = '', name, uid = '' } = metadata;
      const claims = {
        iss: ISSUER,
        sub: `system:serviceaccount:${namespace}:${name}`,
        iat: Math.floor(from / 1000),
        exp: Math.floor(to / 1000),
        'kubernetes.io': { namespace, serviceaccount: { name, uid } },
      };
      const head = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
      return `${head}.${signatureOf(head).toString('base64url')}`;
    },
    subjectOf: (token, now) => {
      const [header = '', payload = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const own = signatureOf(`${header}.${payload}`);
      if (given.length !== own.length || !timingSafeEqual(given, own)) {
        return undefined;
      }
      const claims = parseJson(Buffer.from(payload, 'base64url').toString('utf8'));
      const isOver = (numberAt(claims, 'exp') ?? 0) * 1000 <= now;
      return isOver ? undefined : subjectIn(claims);
    },
  };
}

const ISSUER = 'https://kubernetes.default.svc';

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function subjectIn(claims: unknown): TokenSubject {
  const account = (field: string): string =>
    textAt(claims, 'kubernetes.io', 'serviceaccount', field) ?? '';
  return {
    namespace: textAt(claims, 'kubernetes.io', 'namespace') ?? '',
    name: account('name'),
    uid: account('uid'),
  };
}
