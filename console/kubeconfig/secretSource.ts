import { keepSecret } from './keepSecret';
import { readNamed } from './pem';
import { providerSecret } from './providerSecret';
import { runPlugin } from './runPlugin';
import { type SecretSource, type TimedSecret, tokenSecret } from './secret';
import { readTarget, type Target } from './target';

/** Token files are rewritten when the token is rotated; client-go uses the same interval. */
const TOKEN_FILE_MS = 10_000;

/**
 * The secret of a kubeconfig's user. When the server rejects it, the kubeconfig is read again, because the user might
 * have logged in again.
 */
export function secretSource(first: Target): SecretSource {
  let target: Target | undefined = first;
  return keepSecret(async () => {
    const read = target ?? (await readTarget(first.path, first.contextName));
    target = undefined;
    return loadSecret(read);
  });
}

async function loadSecret(target: Target): Promise<TimedSecret> {
  const { certificate } = target.user;
  const { secret, expiresAt } = await authenticate(target);
  return {
    secret: { ...(certificate === undefined ? {} : { certificate }), ...secret },
    expiresAt,
  };
}

async function authenticate({ userName, user, cluster }: Target): Promise<TimedSecret> {
  const { authentication } = user;
  switch (authentication.kind) {
    case 'none':
      return { secret: {}, expiresAt: Infinity };
    case 'token':
      return tokenSecret(authentication.token, Infinity);
    case 'token-file': {
      const token = await readNamed(authentication.place, authentication.path);
      return tokenSecret(token.trim(), Date.now() + TOKEN_FILE_MS);
    }
    case 'basic': {
      const { username, password } = authentication;
      const pair = Buffer.from(`${username}:${password}`).toString('base64');
      return { secret: { authorization: `Basic ${pair}` }, expiresAt: Infinity };
    }
    case 'exec':
      return runPlugin({ name: userName, plugin: authentication.plugin, cluster });
    case 'provider':
      return providerSecret(userName, authentication.provider);
  }
}
