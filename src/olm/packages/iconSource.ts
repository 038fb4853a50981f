/** Where an Operator's icon comes from, the nearest place first. Each answers an address for an image. */
export type IconSource = {
  /** The same text for the same icon. */
  readonly id: string;
  /** What the page has already; `null`: nothing. */
  readonly atHand: () => string | null;
  /** What the browser keeps from an earlier visit; `null`: nothing. */
  readonly kept: () => Promise<string | null>;
  /** What the server answers; `null` when that is no image. Fails when it does not answer, or when `signal` is aborted. */
  readonly fetched: (signal: AbortSignal) => Promise<string | null>;
};
