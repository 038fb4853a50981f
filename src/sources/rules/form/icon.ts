import type { SourceIcon } from './sourceForm';

/** Image types that every browser renders without scripts. */
export const ICON_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'] as const;

/** Bytes. The icon is part of the object and is sent with every list of catalogs. */
export const LARGEST_ICON = 64 * 1024;

export type ReadIcon =
  | { readonly kind: 'icon'; readonly icon: SourceIcon }
  | { readonly kind: 'wrong-type'; readonly type: string }
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'empty' };

/** The icon for a file. */
export function iconFrom(type: string, bytes: Uint8Array): ReadIcon {
  const mediatype = ICON_TYPES.find((one) => one === type);
  if (mediatype === undefined) return { kind: 'wrong-type', type };
  if (bytes.length === 0) return { kind: 'empty' };
  if (bytes.length > LARGEST_ICON) return { kind: 'too-large', bytes: bytes.length };
  return { kind: 'icon', icon: { base64data: base64(bytes), mediatype } };
}

/** A data URL of the icon; `null`: invalid. */
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
