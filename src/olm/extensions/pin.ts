import { semanticVersion } from '~/olm/semanticVersion';

/** The only version that a text allows: three numbers are a pin, fewer are a range. */
export function pinIn(text: string): string | null {
  const found = /^\s*=?\s*v?(\d[\w.+-]*)\s*$/.exec(text)?.[1];
  return found !== undefined && semanticVersion(found) !== null ? found : null;
}
