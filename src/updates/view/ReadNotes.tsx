import { AlertActionLink } from '@patternfly/react-core';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import { UnreadNamespaces } from '~/ui/UnreadNamespaces';
import type { HowRead, PlansByNamespace } from '~/updates/read/readPlans';
import { useT } from '~/i18n';

/** How the plans were read, and which failed. */
export function ReadNotes({ how }: { readonly how: HowRead }) {
  const t = useT();
  const { unknownSubscriptions, byNamespace } = how;
  return (
    <>
      {byNamespace !== null && <ByNamespace of={byNamespace} />}
      {unknownSubscriptions !== null && (
        <Notice variant="info" title={t('Unable to load related Subscriptions')}>
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
          ? t('{{settled}} of {{count}} namespaces loaded', { settled, count: total })
          : t('Install plans in your {{count}} namespaces', { count: total })
      }
      actionLinks={
        refresh !== null && <AlertActionLink onClick={refresh}>{t('Refresh')}</AlertActionLink>
      }
    >
      <FailureText failure={cause} />
      <UnreadNamespaces unread={unread} />
    </Notice>
  );
}

type ByNamespaceProps = { readonly of: PlansByNamespace };
