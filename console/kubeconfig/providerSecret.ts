import { numberAt, parseJson, textAt } from '../json';
import type { AuthProvider, TokenCommand } from './authProvider';
import { noCredentials } from './kubeconfigError';
import { runCommand } from './runCommand';
import { type TimedSecret, tokenSecret } from './secret';

/** The token of an auth provider. @throws KubeconfigError when it has expired or its command fails */
export async function providerSecret(
  userName: string,
  provider: AuthProvider,
): Promise<TimedSecret> {
  if (provider.kind === 'oidc') {
    const { idToken } = provider;
    return unexpired(userName, tokenSecret(idToken, expiryOf(idToken)));
  }
  const { accessToken, expiresAt, command } = provider;
  const isFresh = expiresAt !== undefined && Date.now() < expiresAt;
  if (command !== undefined && !(isFresh && accessToken !== undefined)) {
    return printedToken(userName, command);
  }
  return unexpired(userName, tokenSecret(accessToken ?? '', expiresAt ?? Infinity));
}

async function printedToken(userName: string, command: TokenCommand): Promise<TimedSecret> {
  const { path, args, tokenKeys, expiryKeys } = command;
  const result = await runCommand({ command: path, args, env: {}, isInteractive: false });
  if (result.kind !== 'printed') {
    const reason = result.kind === 'missing' ? 'is not there' : result.reason;
    throw noCredentials(userName, `the command "${path}" of its auth-provider ${reason}`);
  }
  const answer = parseJson(result.text);
  const token = textAt(answer, ...tokenKeys);
  if (token === undefined) throw noCredentials(userName, `"${path}" printed no token`);
  const expiry = Date.parse(textAt(answer, ...expiryKeys) ?? '');
  return tokenSecret(token, Number.isNaN(expiry) ? Infinity : expiry);
}

/** Only kubectl renews such a token, in the file, because an issuer can limit a refresh token to one use. */
function unexpired(userName: string, timed: TimedSecret): TimedSecret {
  if (Date.now() < timed.expiresAt) return timed;
  throw noCredentials(
    userName,
    'the token of its auth-provider has expired. A kubectl command with this kubeconfig renews it',
  );
}

/** The claim `exp` of a JSON Web Token, in milliseconds. */
function expiryOf(token: string): number {
  const [, claims = ''] = token.split('.');
  const expiry = numberAt(parseJson(Buffer.from(claims, 'base64url').toString('utf8')), 'exp');
  return expiry === undefined ? Infinity : expiry * 1000;
}
