/** PEM. */
export type Certificate = { readonly cert: string; readonly key: string };

/** What proves who the user is, at one moment. */
export type Secret = {
  /** Value of the Authorization header. */
  readonly authorization?: string;
  readonly certificate?: Certificate;
};

export type TimedSecret = {
  readonly secret: Secret;
  /** Milliseconds since 1970; Infinity: not known to end. */
  readonly expiresAt: number;
};

/** Where a user's secret comes from. Both reject with a sentence that may be shown. */
export type SecretSource = {
  /** The same object as long as the secret is the same. */
  readonly current: () => Promise<Secret>;
  /** After the server refused one: another one, or undefined when there is none. */
  readonly renew: (refused: Secret) => Promise<Secret | undefined>;
};

export function tokenSecret(token: string, expiresAt: number): TimedSecret {
  return { secret: { authorization: `Bearer ${token}` }, expiresAt };
}
