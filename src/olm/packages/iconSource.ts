/** The sources of an Operator's icon, the nearest first. Each returns a URL. */
export type IconSource = {
  /** The same text for the same icon. */
  readonly id: string;
  /** From the page's memory; `null` if missing. */
  readonly atHand: () => string | null;
  /** From the browser's storage; `null` if missing. */
  readonly kept: () => Promise<string | null>;
  /** From the server; `null` if the answer is not an image. Fails without an answer, and if `signal` is aborted. */
  readonly fetched: (signal: AbortSignal) => Promise<string | null>;
};
