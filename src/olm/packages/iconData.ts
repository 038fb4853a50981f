import { recordIn, textIn } from '~/kube/json';

/** The icon in an object as a URL; `null` if there is none that a browser can show. */
export function iconData(value: unknown): string | null {
  const icon = recordIn(value);
  const type = textIn(icon['mediatype']);
  const data = textIn(icon['base64data']);
  if (type === null || data === null || !isImageType(type) || !BASE64.test(data)) return null;
  return `data:${type};base64,${data}`;
}

/** Types that browsers only show as images. */
export function isImageType(type: string): boolean {
  return IMAGE.test(type);
}

const IMAGE = /^image\/[a-z0-9.+-]+$/;
const BASE64 = /^[A-Za-z0-9+/=\s]+$/;

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
