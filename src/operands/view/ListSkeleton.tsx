import { Skeleton } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** A placeholder with the size of a list of instances. */
export function ListSkeleton() {
  const t = useT();
  return <Skeleton height="16rem" screenreaderText={t('Loading instances')} />;
}
