import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { CubesIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import { useRefreshDiscovery } from '~/operands/read/useOperandApis';

/** The API in the URL is not served by the cluster. */
export function ApiMissing({ name }: { readonly name: string }) {
  const t = useT();
  const refresh = useRefreshDiscovery();
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
      <EmptyStateFooter>
        <EmptyStateActions>
          <Button variant="link" onClick={refresh}>
            {t('Refresh')}
          </Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}
