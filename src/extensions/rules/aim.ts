import type { ExtensionFacts } from '~/olm/installed/installedOperator';
import { pinIn } from './pin';
import type { Extension } from './extension';

/** Which versions an extension is to have. Of a held one newer versions wait until somebody says so. */
export type Aim = ExtensionFacts['aim'];

/** Only three numbers pin a version. */
export function aimOf({ version }: Pick<Extension, 'version'>): Aim {
  if (version === null) return { kind: 'follows' };
  const pin = pinIn(version);
  return pin === null ? { kind: 'range', range: version } : { kind: 'held', version: pin };
}
