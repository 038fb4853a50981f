import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { AlertActionLink } from '@patternfly/react-core';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import { UnreadNamespaces } from '~/ui/UnreadNamespaces';
import type { NamespaceByNamespace, ReadOnce } from '~/olm/read/useInstalledList';
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
      {once !== null && <ReadOnceText once={once} />}
      <FailureText failure={cause} />
      <p>{t('A cluster administrator can give you that right.')}</p>
      <UnreadNamespaces unread={unread} />
    </Notice>
  );
}

/** What of the list is as it is now, and what as it was. */
function ReadOnceText({ once: { readAt, followed } }: { readonly once: ReadOnce }) {
  const t = useT();
  return (
    <>
      {followed.length > 0 && (
        <p>{t('Kept up to date: {{namespaces}}.', { namespaces: t.list(followed) })}</p>
      )}
      <p>
        {followed.length > 0
          ? t(
              'The others are too many to follow their changes. They are read again when you come back to this browser tab after a minute or more.',
            )
          : t(
              'They are too many to follow their changes. They are read again when you come back to this browser tab after a minute or more.',
            )}{' '}
        {readAt !== null && (
          <>
            {t('Read:')} <Timestamp timestamp={readAt} simple />
          </>
        )}
      </p>
    </>
  );
}
