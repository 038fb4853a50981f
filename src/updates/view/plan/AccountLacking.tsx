import { useState } from 'react';
import { AlertActionLink } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import type { InstallPlan } from '~/kube/models/olm';
import type { Account } from '~/olm/permissions/accountGrant';
import { FailureAlert } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import { useAccountFound } from '~/updates/read/useAccountFound';
import { GrantAccountDialog } from './GrantAccountDialog';

/** The missing permissions, and the dialog that grants them. */
export function AccountLacking({ account, plan }: Props) {
  const t = useT();
  const [checks, setChecks] = useState(0);
  const [isGranting, setGranting] = useState(false);
  const installed = { account, plan, csvs: [] };
  const found = useAccountFound(installed, String(checks));
  if (found.status === 'loading') return null;
  const failure = found.status === 'failed' ? found.failure : found.data.refusal;
  if (failure !== null) {
    const what = t('Permissions of ServiceAccount {{name}}', account);
    return <FailureAlert failure={failure} what={what} />;
  }
  const missing = dataOr(found, null)?.missing ?? [];
  if (missing.length === 0) return null;
  return (
    <Notice
      variant="warning"
      title={t('ServiceAccount {{name}} is missing {{count}} permission', {
        name: account.name,
        count: missing.length,
      })}
      actionLinks={
        <AlertActionLink
          onClick={() => {
            setGranting(true);
          }}
        >
          {t('Grant these permissions')}
        </AlertActionLink>
      }
    >
      {t('OLM uses this ServiceAccount here. The install plan would fail.')}
      {isGranting && (
        <GrantAccountDialog
          {...installed}
          onClose={() => {
            setGranting(false);
            setChecks(checks + 1);
          }}
        />
      )}
    </Notice>
  );
}

type Props = { readonly account: Account; readonly plan: InstallPlan };
