import { useQuery } from '@tanstack/react-query';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { fromQuery } from '~/kube/fromQuery';
import { operatorPackage } from '~/olm/read/packages';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { dataOr } from '~/kube/loadable';
import { offeredModes } from '~/operator/rules/operatorGroupCreation';
import { modesOfOperator } from '~/operator/rules/operatorModes';
import { useInstallUrl } from '~/install/view/useInstallUrl';

/**
 * The modes that the package of the page supports, by its channel's head; none as long as they are not known.
 * @param channel the one that the Subscription names
 */
export function useOfferedModes(channel: string | undefined): Offered {
  const scope = useNamespaceScope();
  const { packageKey } = useInstallUrl();
  const offered = dataOr(fromQuery(useQuery(operatorPackage(scope, packageKey))), null);
  const modes = modesOfOperator({ csvs: [], channel: channel ?? null }, offered);
  return { modes: offeredModes(modes), packageName: packageKey.packageName };
}

type Offered = { readonly modes: readonly InstallModeType[]; readonly packageName: string };
