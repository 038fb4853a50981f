import { AlertActionLink } from '@patternfly/react-core';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { UnreadNamespaces } from '~/ui/UnreadNamespaces';
import type { HowRead, PlansByNamespace } from '~/updates/read/readPlans';
import { useT } from '~/i18n';

/** What one has to know of plans besides their rows: how they were read, and what could not be. */
export function ReadNotes({ how }: { readonly how: HowRead }) {
  const t = useT();
  const { unknownSubscriptions, byNamespace } = how;
  return (
    <>
      {byNamespace !== null && <ByNamespace of={byNamespace} />}
      {unknownSubscriptions !== null && (
        <Notice variant="info" title={t('Who asked for these plans is not known')}>
          <FailureText failure={unknownSubscriptions} />
        </Notice>
      )}
    </>
  );
}

function ByNamespace({ of: { cause, total, settled, unread, refresh } }: ByNamespaceProps) {
  const t = useT();
  return (
    <Notice
      className="operator-hub__inbox-notice"
      variant={unread.length > 0 ? 'warning' : 'info'}
      title={
        settled < total
          ? t('{{settled}} of {{count}} namespace read', { settled, count: total })
          : t('The plans of your {{count}} namespace', { count: total })
      }
      actionLinks={
        refresh !== null && (
          <AlertActionLink onClick={refresh}>{t('Read them again')}</AlertActionLink>
        )
      }
    >
      <Fold title={t('Why each namespace is read by itself')}>
        <p>{t('You may not list the plans of all namespaces at once.')}</p>
        <FailureText failure={cause} />
        {refresh !== null && (
          <p>{t('There are too many to follow their changes: the list is as it was when read.')}</p>
        )}
      </Fold>
      <UnreadNamespaces unread={unread} />
    </Notice>
  );
}

type ByNamespaceProps = { readonly of: PlansByNamespace };
