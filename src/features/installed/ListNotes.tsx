import { StackItem } from '@patternfly/react-core';
import { FailureText } from '~/components/FailureAlert';
import { Notice } from '~/components/Notice';
import type { InstalledList } from '~/data/installed/useInstalledList';
import { COPIES_NAMESPACE } from '~/domain/installed/list/copies';
import { useT } from '~/i18n';
import { NamespaceProgress } from './NamespaceProgress';

/** What one has to know of the list besides its rows. */
export function ListNotes({ list }: { readonly list: InstalledList }) {
  const t = useT();
  const { missing, areKept, byNamespace } = list;
  return (
    <>
      {byNamespace !== null && (
        <StackItem>
          <NamespaceProgress of={byNamespace} />
        </StackItem>
      )}
      {missing.length > 0 && (
        <StackItem>
          <Notice variant="info" title={t('Some statuses may be incomplete')}>
            {missing.map((failure) => (
              <FailureText
                key={`${failure.message} ${failure.right?.resource ?? ''}`}
                failure={failure}
              />
            ))}
          </Notice>
        </StackItem>
      )}
      {areKept && (
        <StackItem>
          <Notice variant="info" title={t('This cluster does not copy Operators into namespaces')}>
            {t(
              'Operators that watch all namespaces are shown from the copies in namespace {{namespace}}.',
              { namespace: COPIES_NAMESPACE },
            )}
          </Notice>
        </StackItem>
      )}
    </>
  );
}
