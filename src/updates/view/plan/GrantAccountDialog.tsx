import { useState } from 'react';
import { Content } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { accountGrantCalls } from '~/olm/permissions/accountGrant';
import { useLiveCalls } from '~/olm/read/useClusterCalls';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { GrantedPermissions } from '~/ui/permissions/GrantedPermissions';
import { type AccountFound, type Installed, useAccountFound } from '~/updates/read/useAccountFound';

/**
 * What the ServiceAccount of an OperatorGroup lacks to install Operators, and a button that grants it. OLM then retries
 * a failed plan (`triggerInstallPlanRetry` in OLM's pkg/controller/operators/catalog/installplan_sync.go, ebb467559).
 */
export function GrantAccountDialog({ onClose, ...installed }: Props) {
  const t = useT();
  const { account } = installed;
  const [suffix] = useState(() => Date.now().toString(36));
  const found = useAccountFound(installed);
  const { missing = [], rules = [] } = found.status === 'ready' ? found.data : {};
  const grant = { permissions: missing, rules, name: `${account.name}-installer-${suffix}` };
  const { plan, run } = useLiveCalls({
    calls: missing.length === 0 ? [] : accountGrantCalls(account, grant),
  });
  return (
    <ActionDialog
      action={{
        titles: {
          question: t('Permissions of ServiceAccount {{name}}', account),
          action: t('Grant these permissions'),
          done: t('Permissions granted'),
        },
        calls: plan.calls,
      }}
      facts={{ of: found, what: t('Permissions') }}
      run={run}
      onClose={onClose}
    >
      {found.status === 'ready' && <Found found={found.data} />}
    </ActionDialog>
  );
}

type Props = Installed & { readonly onClose: () => void };

function Found({ found: { missing, granted, isComplete } }: { readonly found: AccountFound }) {
  const t = useT();
  return (
    <>
      <Content component="p">
        {missing.length === 0
          ? t('The ServiceAccount has all permissions to install these Operators.')
          : isComplete
            ? t(
                'The permissions are sufficient for this version. A later version might require more.',
              )
            : t('OLM reports one missing permission at a time. More might be required.')}
      </Content>
      <GrantedPermissions missing={missing} granted={granted} />
    </>
  );
}
