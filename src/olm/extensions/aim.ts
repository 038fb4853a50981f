import type { ExtensionFacts } from '~/olm/installed/installedOperator';
import { pinIn } from './pin';
import type { Extension } from './extension';

/** The requested versions of an extension. If updates are paused, later versions wait for the user. */
export type Aim = ExtensionFacts['aim'];

/** Only a version with three numbers is a pin. */
export function aimOf({ version }: Pick<Extension, 'version'>): Aim {
  if (version === null) return { kind: 'follows' };
  const pin = pinIn(version);
  return pin === null ? { kind: 'range', range: version } : { kind: 'held', version: pin };
}
