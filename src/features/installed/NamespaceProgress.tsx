import { AlertActionLink, List, ListItem } from '@patternfly/react-core';
import { FailureText } from '~/components/FailureAlert';
import { Fold } from '~/components/Fold';
import { Notice } from '~/components/Notice';
import type { NamespaceByNamespace } from '~/data/installed/useInstalledList';
import { useT } from '~/i18n';

/** Why the list is put together namespace by namespace, how far that is, and what could not be read. */
export function NamespaceProgress({ of }: { readonly of: NamespaceByNamespace }) {
  const t = useT();
  const { cause, total, settled, unread, refresh } = of;
  return (
    <Notice
      variant={unread.length > 0 ? 'warning' : 'info'}
      title={
        settled < total
          ? t('{{settled}} of {{count}} namespace read', { settled, count: total })
          : t('What is installed in your {{count}} namespace', { count: total })
      }
      actionLinks={
        refresh !== null && (
          <AlertActionLink onClick={refresh}>{t('Read them again')}</AlertActionLink>
        )
      }
    >
      <p>{t('You may not list all namespaces at once, so each one is read by itself.')}</p>
      {refresh !== null && (
        <p>{t('There are too many to follow their changes: the list is as it was when read.')}</p>
      )}
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
