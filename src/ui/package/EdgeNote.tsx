import type { ReactNode } from 'react';
import { Button, HelperText } from '@patternfly/react-core';
import { Spinner } from '~/ui/Spinner';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { FailureAlert } from '~/ui/FailureAlert';
import { useT } from '~/i18n';
import type { PathEdges } from './pathEdges';

/** Where it is known from which version replaces which, or why it is not, and what can be done about that. */
export function EdgeNote({ edges, isOtherContent, onRead }: Props) {
  const t = useT();
  switch (edges.kind) {
    case 'loading':
      return null;
    case 'none':
      return <Note>{t('The catalog does not say which version replaces which.')}</Note>;
    case 'known':
      return isOtherContent ? (
        <Note>
          {t(
            'ClusterCatalog {{catalog}} has other versions of this channel than the CatalogSource: one of them is of an older day, so which version replaces which is not shown.',
            { catalog: edges.catalog },
          )}
        </Note>
      ) : (
        <Note>
          {t('Which version replaces which is read from ClusterCatalog {{catalog}} of OLM v1.', {
            catalog: edges.catalog,
          })}
        </Note>
      );
    case 'reading':
      return (
        <div role="status" className="operator-hub__edge-note">
          <Spinner aria-hidden="true" />{' '}
          {t('Reading ClusterCatalog {{catalog}}', { catalog: edges.catalog })}
        </div>
      );
    case 'unreachable':
      return (
        <Note>
          {t(
            'The CatalogSource does not say which version replaces which; ClusterCatalog {{catalog}} does, but its content cannot be read from this console.',
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
              'The CatalogSource does not say which version replaces which; ClusterCatalog {{catalog}} does. All of it has to be downloaded for that, once.',
              { catalog: edges.catalog },
            )}
          </Note>
          <Button variant="link" isInline onClick={onRead}>
            {t('Read ClusterCatalog {{catalog}}', { catalog: edges.catalog })}
          </Button>
        </div>
      );
  }
}

type Props = PathEdges & {
  /** The ClusterCatalog has another state of the channel that is shown. */
  readonly isOtherContent: boolean;
};

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <HelperText>
      <HelperTextItem variant="indeterminate">{children}</HelperTextItem>
    </HelperText>
  );
}
