import type { ReactNode } from 'react';
import { MissingPermissions } from '~/ui/MissingPermissions';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { useT } from '~/i18n';

/** No ClusterServiceVersion, or no permission for it, which must be distinguished. */
export function NoVersion({ details: { missing }, children }: Props) {
  const t = useT();
  const unseen = missing.filter(({ resource }) => resource === 'clusterserviceversions');
  return unseen.length === 0 ? (
    children
  ) : (
    <MissingPermissions missing={unseen} title={t('Unable to load Operator resources')} />
  );
}

type Props = {
  readonly details: Pick<OperatorDetails, 'missing'>;
  /** The text if none exists. */
  readonly children: ReactNode;
};
