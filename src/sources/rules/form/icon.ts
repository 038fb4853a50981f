import type { SourceIcon } from './sourceForm';

/** Kinds of pictures that every browser shows as an image, in which no script runs. */
export const ICON_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'] as const;

/** Bytes. The icon is part of the object, and comes to everybody who lists catalogs. */
export const LARGEST_ICON = 64 * 1024;

export type ReadIcon =
  | { readonly kind: 'icon'; readonly icon: SourceIcon }
  | { readonly kind: 'wrong-type'; readonly type: string }
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'empty' };

/** The icon that a file would be. */
export function iconFrom(type: string, bytes: Uint8Array): ReadIcon {
  const mediatype = ICON_TYPES.find((one) => one === type);
  if (mediatype === undefined) return { kind: 'wrong-type', type };
  if (bytes.length === 0) return { kind: 'empty' };
  if (bytes.length > LARGEST_ICON) return { kind: 'too-large', bytes: bytes.length };
  return { kind: 'icon', icon: { base64data: base64(bytes), mediatype } };
}

/** Where a browser finds the picture; `null`: it is none that is shown. */
export function iconUrl(icon: SourceIcon | null): string | null {
  return icon !== null && isShownIcon(icon)
    ? `data:${icon.mediatype};base64,${icon.base64data}`
    : null;
}

export function isShownIcon({ base64data, mediatype }: SourceIcon): boolean {
  const isKnown = ICON_TYPES.some((one) => one === mediatype);
  return isKnown && /^[A-Za-z0-9+/]+={0,2}$/.test(base64data) && base64data.length % 4 === 0;
}

export function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
