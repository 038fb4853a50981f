import { isDeepStrictEqual } from 'node:util';
import type { Secret, SecretSource, TimedSecret } from './secret';

/** A page sends many requests at once and repeats them after seconds. A failed load is not repeated for each. */
const PAUSE_MS = 10_000;

/**
 * Keeps the result of `load` until it expires or is rejected. Concurrent requests share one load.
 * @param now milliseconds since 1970
 */
export function keepSecret(
  load: () => Promise<TimedSecret>,
  now: () => number = Date.now,
): SecretSource {
  let kept: TimedSecret | undefined;
  let loading: Promise<Secret> | undefined;
  let renewedAt = -Infinity;
  let failure: { readonly error: unknown; readonly at: number } | undefined;

  const loadOnce = async (): Promise<Secret> => {
    if (failure !== undefined && now() < failure.at + PAUSE_MS) throw failure.error;
    try {
      const { secret, expiresAt } = await load();
      const isSame = isDeepStrictEqual(secret, kept?.secret);
      kept = { secret: isSame && kept !== undefined ? kept.secret : secret, expiresAt };
      failure = undefined;
      return kept.secret;
    } catch (error) {
      failure = { error, at: now() };
      throw error;
    }
  };
  const loadShared = (): Promise<Secret> => {
    loading ??= loadOnce().finally(() => {
      loading = undefined;
    });
    return loading;
  };
  const current = (): Promise<Secret> =>
    kept !== undefined && now() < kept.expiresAt ? Promise.resolve(kept.secret) : loadShared();

  return {
    current,
    renew: async (refused) => {
      if (kept?.secret !== refused) return current();
      if (loading === undefined && now() < renewedAt + PAUSE_MS) return undefined;
      renewedAt = now();
      const renewed = await loadShared();
      return renewed === refused ? undefined : renewed;
    },
  };
}
