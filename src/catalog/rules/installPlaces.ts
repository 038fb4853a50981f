import type { InstallModeType } from '~/olm/packages/operatorPackage';

/**
 * The places in which an Operator can work, for a reader: its own namespace and one other are both one project. The
 * values are part of the URL, in which `not-cluster-only` is a choice of everything but cluster-wide Operators, and
 * `this-project` of those that fit the OperatorGroup of the selected project.
 */
export const INSTALL_PLACES = [
  'this-project',
  'OwnNamespace',
  'MultiNamespace',
  'AllNamespaces',
  'not-cluster-only',
] as const;
export type InstallPlace = (typeof INSTALL_PLACES)[number];

/**
 * The places of a package's install modes, in display order.
 * @param here the mode that the selected project requires; `null`: unknown
 */
export function installPlaces(
  modes: readonly InstallModeType[],
  here: InstallModeType | null,
): readonly InstallPlace[] {
  const found = new Set<InstallPlace>();
  if (here !== null && modes.includes(here)) found.add('this-project');
  for (const mode of modes) {
    found.add(mode === 'SingleNamespace' ? 'OwnNamespace' : mode);
    if (mode !== 'AllNamespaces') found.add('not-cluster-only');
  }
  return INSTALL_PLACES.filter((place) => found.has(place));
}
