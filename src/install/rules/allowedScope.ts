import { INSTALL_MODES } from '~/olm/packages/installModes';
import { type Fix, choose } from '~/install/rules/problems/finding';
import { channelOf } from './form';
import { defaultNamespace } from './formDefaults';
import type { PlannedInstall } from './plannedInstall';

/** For a user who may not install for all namespaces: a mode and a place of the user's own, when the Operator has such a mode. */
export function allowedScope({ form, offered, facts }: PlannedInstall): readonly Fix[] {
  const channel = channelOf(form, offered);
  const mode = INSTALL_MODES.find(
    (one) => one !== 'AllNamespaces' && channel?.installModes.includes(one),
  );
  if (channel === null || mode === undefined) return [];
  const namespace = defaultNamespace(mode, channel, facts);
  return [choose(namespace === '' ? { mode } : { mode, namespace })];
}
