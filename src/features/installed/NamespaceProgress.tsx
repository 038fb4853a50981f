import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { AlertActionLink, List, ListItem } from '@patternfly/react-core';
import { FailureText } from '~/components/FailureAlert';
import { Fold } from '~/components/Fold';
import { Notice } from '~/components/Notice';
import type { NamespaceByNamespace, ReadOnce } from '~/data/installed/useInstalledList';
import { useT } from '~/i18n';

/** Why the list is put together namespace by namespace, how far that is, and what could not be read. */
export function NamespaceProgress({ of }: { readonly of: NamespaceByNamespace }) {
  const t = useT();
  const { cause, total, settled, unread, once } = of;
  return (
    <Notice
      variant={unread.length > 0 ? 'warning' : 'info'}
      title={
        settled < total
          ? t('{{settled}} of {{count}} namespace read', { settled, count: total })
          : t('What is installed in your {{count}} namespace', { count: total })
      }
      actionLinks={
        once !== null && (
          <AlertActionLink onClick={once.refresh}>{t('Read them again')}</AlertActionLink>
        )
      }
    >
      <p>{t('You may not list all namespaces at once, so each one is read by itself.')}</p>
      {once !== null && <ReadOnceText readAt={once.readAt} />}
      <FailureText failure={cause} />
      <p>{t('A cluster administrator can give you that right.')}</p>
      {unread.length > 0 && (
        <Fold title={t('{{count}} namespace could not be read', { count: unread.length })}>
          <List>
            {unread.map(({ namespace, failure }) => (
              <ListItem key={namespace}>
                <strong>{namespace}</strong>
                <FailureText failure={failure} />
              </ListItem>
            ))}
          </List>
        </Fold>
      )}
    </Notice>
  );
}

/** What the list is not, and does not have. */
function ReadOnceText({ readAt }: Pick<ReadOnce, 'readAt'>) {
  const t = useT();
  return (
    <>
      <p>
        {t('There are too many to follow their changes: the list is as it was when read.')}{' '}
        {readAt !== null && (
          <>
            {t('Read:')} <Timestamp timestamp={readAt} simple />
          </>
        )}
      </p>
      <p>
        {t(
          'Not shown: Operators that are installed in namespaces that you do not see, and serve yours. Choose one of your namespaces to see those that serve it.',
        )}
      </p>
    </>
  );
}
