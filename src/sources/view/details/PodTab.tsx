import { EmptyState, EmptyStateBody, Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { type Translate, useT } from '~/i18n';
import { PodCard } from './PodCard';
import type { SourceTabProps } from './sourceDetails';

/** The pods that serve the catalog, live: how they are, what Kubernetes notes about them, and what they say. */
export function PodTab({ details: { item, sights } }: SourceTabProps) {
  const t = useT();
  return (
    <LoadableView
      of={sights.pods}
      what={t('Pods of catalog {{name}}', { name: item.name })}
      skeleton={<Skeleton height="20rem" />}
    >
      {(pods) =>
        pods.length === 0 ? (
          <EmptyState headingLevel="h2" variant="sm" titleText={t('No pod')}>
            <EmptyStateBody>{noPodText(item, t)}</EmptyStateBody>
          </EmptyState>
        ) : (
          <Stack hasGutter>
            {pods.map((pod) => (
              <StackItem key={pod.metadata.uid ?? pod.metadata.name}>
                <PodCard pod={pod} events={sights.events} />
              </StackItem>
            ))}
          </Stack>
        )
      }
    </LoadableView>
  );
}

function noPodText({ endpoint, namespace }: CatalogSourceItem, t: Translate): string {
  if (endpoint.kind === 'address') {
    return t('This catalog is served from {{address}}: OLM makes no pod for it.', {
      address: endpoint.address,
    });
  }
  return t('OLM has not made one in namespace {{namespace}}, or it is just being replaced.', {
    namespace,
  });
}
