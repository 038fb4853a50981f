import { EmptyState, EmptyStateBody } from '@patternfly/react-core';
import { CubesIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';

/** The address names an API that the cluster does not serve, or not any longer. */
export function ApiMissing({ name }: { readonly name: string }) {
  const t = useT();
  return (
    <EmptyState
      titleText={t('This cluster does not serve the API')}
      headingLevel="h2"
      icon={CubesIcon}
    >
      <EmptyStateBody>
        {t('{{name}} does not exist, or its CustomResourceDefinition is not established.', {
          name,
        })}
      </EmptyStateBody>
    </EmptyState>
  );
}
