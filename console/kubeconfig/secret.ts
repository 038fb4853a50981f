/** PEM. */
export type Certificate = { readonly cert: string; readonly key: string };

/** The current credentials of a user. */
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

/** The source of a user's secret. Both functions reject with a message for users. */
export type SecretSource = {
  /** The same object until the secret changes. */
  readonly current: () => Promise<Secret>;
  /** After the server refused one: another one, or undefined when there is none. */
  readonly renew: (refused: Secret) => Promise<Secret | undefined>;
};

export function tokenSecret(token: string, expiresAt: number): TimedSecret {
  return { secret: { authorization: `Bearer ${token}` }, expiresAt };
}
