import { Skeleton } from '@patternfly/react-core';
import { FormLayout } from '~/ui/form/FormLayout';
import { useT } from '~/i18n';

/** With the layout of the page: choices left, consequences right. */
export function InstallSkeleton() {
  const t = useT();
  return (
    <FormLayout
      choices={<Skeleton height="36rem" screenreaderText={t('Loading')} />}
      consequences={<Skeleton height="16rem" screenreaderText={t('Loading')} />}
    />
  );
}
