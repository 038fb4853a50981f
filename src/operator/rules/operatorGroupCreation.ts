import { OFFERED_MODES } from '~/olm/packages/installModes';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { newOperatorGroup } from '~/olm/namespaces/newOperatorGroup';
import { marked } from '~/olm/namespaces/submitMark';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { targetsFor } from './operatorGroupChange';

/** The modes that a namespace could get an OperatorGroup for, the form's default first (IN-002). */
export function offeredModes(installModes: readonly InstallModeType[]): readonly InstallModeType[] {
  return OFFERED_MODES.filter((mode) => installModes.includes(mode));
}

/** Where an OperatorGroup is to be made, and with whose installation it is taken back. */
export type GroupPlace = { readonly namespace: string; readonly packageName: string };

/**
 * Creates the OperatorGroup that lets OLM install an Operator in a namespace that has none. Nothing while the namespaces to
 * watch are not complete.
 * @param typed the names of other namespaces, as somebody typed them
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
