/**
 * Sessions that the server need not remember: encrypted in a cookie, so that every replica with the same key can read them.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { numberAt, parseJson, textAt } from '../../json';

export type Session = {
  readonly token: string;
  /** The user of the token, as named by the API server. */
  readonly user: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

export type SessionSeal = {
  readonly seal: (session: Session) => string;
  /** Undefined if it has another key, was modified or has expired. */
  readonly open: (sealed: string) => Session | undefined;
};

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param secret at least 32 secret bytes */
export function sessionSeal(secret: Buffer, now: () => number = Date.now): SessionSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'operator-hub session', 32));
  return {
    seal: (session) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      // A token is base64, of which encryption leaves nothing to compress; a cookie has 4096 bytes.
      const text = deflateRawSync(JSON.stringify(session));
      const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open: (sealed) => {
      const session = sessionIn(decrypted(Buffer.from(sealed, 'base64url'), key));
      return session !== undefined && now() < session.expiresAt ? session : undefined;
    },
  };
}

function decrypted(sealed: Buffer, key: Buffer): string {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(tag);
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return inflateRawSync(Buffer.concat([text, decipher.final()])).toString('utf8');
  } catch {
    return '';
  }
}

function sessionIn(text: string): Session | undefined {
  const value = parseJson(text);
  const token = textAt(value, 'token');
  const user = textAt(value, 'user');
  const expiresAt = numberAt(value, 'expiresAt');
  return token === undefined || user === undefined || expiresAt === undefined
    ? undefined
    : { token, user, expiresAt };
}
