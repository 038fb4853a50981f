import { Skeleton } from '@patternfly/react-core';
import { FormLayout } from '~/ui/form/FormLayout';
import { useT } from '~/i18n';

/** Has the layout of the form: fields left, consequences right. */
export function SourceFormSkeleton() {
  const t = useT();
  return (
    <FormLayout
      choices={<Skeleton height="36rem" screenreaderText={t('Loading')} />}
      consequences={<Skeleton height="16rem" screenreaderText={t('Loading')} />}
    />
  );
}
