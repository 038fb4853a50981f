import { semanticVersion, withoutBuild } from '~/olm/semanticVersion';

/**
 * The only version that a text allows: three numbers are a pin, fewer are a range. A pin admits each build of the
 * version (`NewVersionRange` in operator-controller's catalogmetadata/compare, v1.11.0, compared 2026-11-28).
 */
export function pinIn(text: string): string | null {
  const found = /^\s*=?\s*v?(\d[\w.+-]*)\s*$/.exec(text)?.[1];
  return found !== undefined && semanticVersion(found) !== null ? withoutBuild(found) : null;
}
