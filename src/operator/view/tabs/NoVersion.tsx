import type { ReactNode } from 'react';
import { MissingPermissions } from '~/ui/MissingPermissions';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { useT } from '~/i18n';

/** There is no ClusterServiceVersion, or the user may not see it: then nobody is to believe that there is none. */
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
  /** What is said where there is none. */
  readonly children: ReactNode;
};
