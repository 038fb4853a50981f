import { recordIn, textIn } from '~/kube/json';

/** An icon that an object carries with it, as an address for an image; `null` when there is none that a browser can show. */
export function iconData(value: unknown): string | null {
  const icon = recordIn(value);
  const type = textIn(icon['mediatype']);
  const data = textIn(icon['base64data']);
  if (type === null || data === null || !isImageType(type) || !BASE64.test(data)) return null;
  return `data:${type};base64,${data}`;
}

/** Of what a browser shows as an image or not at all. */
export function isImageType(type: string): boolean {
  return IMAGE.test(type);
}

const IMAGE = /^image\/[a-z0-9.+-]+$/;
const BASE64 = /^[A-Za-z0-9+/=\s]+$/;
