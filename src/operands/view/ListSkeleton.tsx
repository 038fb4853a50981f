import { Skeleton } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** The size of a list of instances that is read. */
export function ListSkeleton() {
  const t = useT();
  return <Skeleton height="16rem" screenreaderText={t('Loading instances')} />;
}
