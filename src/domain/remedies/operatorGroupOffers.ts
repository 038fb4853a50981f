import type { ResourceModel } from '../../models/meta';
import { operatorGroupModel } from '../../models/operatorGroup';
import type { InstallModeType } from '../catalog/operatorPackage';
import { INSTALL_MODES } from '../install/form/form';
import { type NamedManifest, newOperatorGroup } from '../install/planned/newOperatorGroup';

/** An OperatorGroup that would let OLM install an Operator in a namespace that has none. */
export type OperatorGroupOffer = {
  readonly mode: InstallModeType;
  readonly model: ResourceModel;
  readonly manifest: NamedManifest;
};

/**
 * The OperatorGroups that a namespace could get for an Operator, the form's default first (IN-002: all namespaces when the
 * Operator supports it, otherwise its own). Modes that watch other namespaces are left out: which ones, only a form can
 * ask. None when the Operator supports no other modes.
 */
export function operatorGroupOffers(
  installModes: readonly InstallModeType[],
  namespace: string,
): readonly OperatorGroupOffer[] {
  return INSTALL_MODES.filter(
    (mode) => installModes.includes(mode) && WITHOUT_OTHERS.includes(mode),
  ).map((mode) => ({
    mode,
    model: operatorGroupModel,
    manifest: newOperatorGroup({
      mode,
      namespace,
      targets: [],
      serviceAccount: '',
      upgradeStrategy: 'Default',
    }),
  }));
}

const WITHOUT_OTHERS: readonly InstallModeType[] = ['AllNamespaces', 'OwnNamespace'];
