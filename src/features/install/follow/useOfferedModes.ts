import { useQuery } from '@tanstack/react-query';
import { useNamespaceScope } from '~/components/useNamespaceScope';
import { fromQuery } from '~/data/fromQuery';
import { operatorPackage } from '~/data/catalog/packages';
import type { InstallModeType } from '~/domain/catalog/operatorPackage';
import { dataOr } from '~/domain/loadable';
import { offeredModes } from '~/domain/remedies/operatorGroupCreation';
import { modesOfOperator } from '~/domain/remedies/operatorModes';
import { useInstallUrl } from '../useInstallUrl';

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
