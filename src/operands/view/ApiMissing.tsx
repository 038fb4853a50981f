import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  Skeleton,
} from '@patternfly/react-core';
import { CubesIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import type { DescribedApi } from '~/operands/read/useDescribedApi';
import { useRefreshDiscovery } from '~/operands/read/useOperandApis';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';

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

/** The reason why examples and field descriptors of an extension are missing. */
export function DescriptionNotice({ description }: Pick<DescribedApi, 'description'>) {
  const t = useT();
  if (description === null) return null;
  const { found, isInstalled, downloading } = description;
  if (downloading.length > 0) {
    const catalog = t.list(downloading);
    return <Notice variant="info" title={t('Loading ClusterCatalog {{catalog}}', { catalog })} />;
  }
  const what = t('Examples and descriptors');
  if (found.status === 'failed') {
    return (
      <Notice variant="info" title={what}>
        <FailureText failure={found.failure} />
      </Notice>
    );
  }
  if (found.status === 'loading' || found.data !== null || !isInstalled) return null;
  return <Notice variant="info" title={t('{{what}}: Not found', { what })} />;
}

/** A placeholder with the size of a list of instances. */
export function ListSkeleton() {
  const t = useT();
  return <Skeleton height="16rem" screenreaderText={t('Loading instances')} />;
}
