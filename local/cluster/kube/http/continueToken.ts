import { badRequest } from '../failures';
import { isObject, parseJson } from '../json';

/** Position of a paged list. */
type Continuation = {
  /** Revision of the pages; -1 for the current one. */
  readonly revision: number;
  /** Storage key of the last object of the page before. */
  readonly after: string;
};

const VERSION = 'meta.k8s.io/v1';

/** The token as Kubernetes encodes it: base64url of JSON. Clients must not look into it. */
export function continueToken({ revision, after }: Continuation): string {
  const value = { v: VERSION, rv: revision, start: `/${after}\u0000` };
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Rejects a foreign token with 400. */
export function parseContinue(token: string): Continuation {
  const illegal = /[^A-Za-z0-9_-]/.exec(token.replace(/=+$/, ''));
  if (illegal !== null) {
    throw invalidToken(`illegal base64 data at input byte ${illegal.index}`);
  }
  const text = Buffer.from(token, 'base64url').toString('utf8');
  const value = parseJson(text);
  if (!isObject(value)) {
    throw invalidToken(`invalid character '${text.charAt(0)}' looking for beginning of value`);
  }
  const { v, rv, start } = value;
  if (v !== VERSION || typeof rv !== 'number' || typeof start !== 'string') {
    throw badRequest(
      `invalid continue token: continue key is not valid: server does not recognize this encoded version ${JSON.stringify(v ?? '')}`,
    );
  }
  return { revision: rv, after: start.replace(/^\//, '').replace(/\0$/, '') };
}

function invalidToken(why: string): Error {
  return badRequest(`invalid continue token: continue key is not valid: ${why}`);
}
