import { Skeleton } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { InstallLayout } from './InstallLayout';

/** Has the layout of the page: choices left, consequences right. */
export function InstallSkeleton() {
  const t = useT();
  return (
    <InstallLayout
      choices={<Skeleton height="36rem" screenreaderText={t('Loading')} />}
      consequences={<Skeleton height="16rem" screenreaderText={t('Loading')} />}
    />
  );
}
