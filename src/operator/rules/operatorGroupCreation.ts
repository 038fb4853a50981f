import { OFFERED_MODES } from '~/olm/packages/installModes';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { newOperatorGroup } from '~/olm/namespaces/newOperatorGroup';
import { marked } from '~/olm/namespaces/submitMark';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { targetsFor } from './operatorGroupChange';

/** The possible modes of a namespace's OperatorGroup, the form's default first (IN-002). */
export function offeredModes(installModes: readonly InstallModeType[]): readonly InstallModeType[] {
  return OFFERED_MODES.filter((mode) => installModes.includes(mode));
}

/** The namespace of a new OperatorGroup, and the installation that can revert it. */
export type GroupPlace = { readonly namespace: string; readonly packageName: string };

/**
 * Creates the missing OperatorGroup of a namespace. Empty while the namespaces to watch are incomplete.
 * @param typed the names of other namespaces as typed
 */
export function createGroup(
  mode: InstallModeType,
  typed: string,
  { namespace, packageName }: GroupPlace,
): readonly ClusterCall[] {
  const targets = targetsFor(mode, namespace, typed);
  if (targets === null) return [];
  const manifest = newOperatorGroup({
    mode,
    namespace,
    targets,
    serviceAccount: '',
    upgradeStrategy: 'Default',
  });
  return [{ kind: 'create', model: operatorGroupModel, manifest: marked(manifest, packageName) }];
}
