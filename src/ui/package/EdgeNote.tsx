import type { ReactNode } from 'react';
import { Button, HelperText } from '@patternfly/react-core';
import { Spinner } from '~/ui/Spinner';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { FailureAlert } from '~/ui/FailureAlert';
import { useT } from '~/i18n';
import type { PathEdges } from './pathText';

/** The source of the update graph, or why it is unknown and what can be done; empty if no catalog has one. */
export function EdgeNote({ edges, isOtherContent, onRead }: Props) {
  const t = useT();
  switch (edges.kind) {
    case 'loading':
    case 'none':
      return null;
    case 'known':
      return isOtherContent ? (
        <Note>
          {t(
            'ClusterCatalog {{catalog}} and the CatalogSource contain different versions of this channel, so update paths are not shown.',
            { catalog: edges.catalog },
          )}
        </Note>
      ) : (
        <Note>
          {t('Update paths are read from ClusterCatalog {{catalog}} (OLM v1).', {
            catalog: edges.catalog,
          })}
        </Note>
      );
    case 'reading':
      return (
        <div role="status" className="operator-hub__edge-note">
          <Spinner aria-hidden="true" />{' '}
          {t('Loading ClusterCatalog {{catalog}}', { catalog: edges.catalog })}
        </div>
      );
    case 'unreachable':
      return (
        <Note>
          {t(
            'Update paths are available only in ClusterCatalog {{catalog}}, which this console cannot load.',
            { catalog: edges.catalog },
          )}
        </Note>
      );
    case 'on-request':
      return (
        <div className="operator-hub__edge-note">
          {edges.failure !== null && (
            <FailureAlert
              failure={edges.failure}
              what={t('ClusterCatalog {{catalog}}', { catalog: edges.catalog })}
            />
          )}
          <Note>
            {t(
              'Update paths are available only in ClusterCatalog {{catalog}}. Loading it downloads the entire catalog once.',
              { catalog: edges.catalog },
            )}
          </Note>
          <Button variant="link" isInline onClick={onRead}>
            {t('Load ClusterCatalog {{catalog}}', { catalog: edges.catalog })}
          </Button>
        </div>
      );
  }
}

type Props = PathEdges & {
  /** The ClusterCatalog has a different state of the displayed channel. */
  readonly isOtherContent: boolean;
};

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <HelperText>
      <HelperTextItem variant="indeterminate">{children}</HelperTextItem>
    </HelperText>
  );
}
