import type { InstallModeType } from '~/olm/packages/operatorPackage';

/**
 * The places in which an Operator can work, for a reader: its own namespace and one other are both one project. The
 * values are part of the URL, in which `not-cluster-only` is a choice of everything but cluster-wide Operators.
 */
export const INSTALL_PLACES = [
  'OwnNamespace',
  'MultiNamespace',
  'AllNamespaces',
  'not-cluster-only',
] as const;
export type InstallPlace = (typeof INSTALL_PLACES)[number];

/** The places of a package's install modes, in display order. */
export function installPlaces(modes: readonly InstallModeType[]): readonly InstallPlace[] {
  const found = new Set<InstallPlace>();
  for (const mode of modes) {
    found.add(mode === 'SingleNamespace' ? 'OwnNamespace' : mode);
    if (mode !== 'AllNamespaces') found.add('not-cluster-only');
  }
  return INSTALL_PLACES.filter((place) => found.has(place));
}
