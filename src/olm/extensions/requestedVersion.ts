import type { ExtensionFacts } from '~/olm/installed/installedOperator';
import { semanticVersion, withoutBuild } from '~/olm/semanticVersion';
import type { Extension } from './extension';

/**
 * The only version that a text allows: three numbers are a pin, fewer are a range. A pin admits each build of the
 * version (`NewVersionRange` in operator-controller's catalogmetadata/compare, v1.11.0, compared 2026-11-28).
 */
export function pinIn(text: string): string | null {
  const found = /^\s*=?\s*v?(\d[\w.+-]*)\s*$/.exec(text)?.[1];
  return found !== undefined && semanticVersion(found) !== null ? withoutBuild(found) : null;
}

/** The requested versions of an extension. If updates are paused, later versions wait for the user. */
export type RequestedVersion = ExtensionFacts['aim'];

/** Only a version with three numbers is a pin. Before the first installation, it pauses nothing. */
export function requestedVersion({
  version,
  installed,
}: Pick<Extension, 'version' | 'installed'>): RequestedVersion {
  if (version === null) return { kind: 'follows' };
  const pin = installed === null ? null : pinIn(version);
  return pin === null ? { kind: 'range', range: version } : { kind: 'held', version: pin };
}
