import { useState } from 'react';
import { Content } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { all, type Loadable, map, ready } from '~/kube/loadable';
import { accountGrantCalls } from '~/olm/permissions/accountGrant';
import { type AccountAccess, useAccountAccess } from '~/olm/read/useAccountAccess';
import { useLiveCalls } from '~/olm/read/useClusterCalls';
import { type Installed, useAccountNeeds } from '~/operator/read/useAccountNeeds';
import type { AccountNeeds } from '~/operator/rules/accountNeeds';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { GrantedPermissions } from '~/ui/permissions/GrantedPermissions';

/**
 * What the ServiceAccount of an OperatorGroup lacks to install Operators, and a button that grants it. OLM then retries
 * a failed plan (`triggerInstallPlanRetry` in OLM's pkg/controller/operators/catalog/installplan_sync.go, ebb467559).
 */
export function GrantAccountDialog({ account, onClose, ...installed }: Props) {
  const t = useT();
  const [suffix] = useState(() => Date.now().toString(36));
  const found = useFound(account, installed);
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

type Props = Omit<Installed, 'namespace'> & {
  readonly account: { readonly namespace: string; readonly name: string };
  readonly onClose: () => void;
};

type AccountFound = Pick<AccountAccess, 'missing' | 'granted'> &
  Pick<AccountNeeds, 'rules'> & { readonly isComplete: boolean };

/** Without permission for the review, all permissions are granted. */
function useFound(
  account: Props['account'],
  installed: Omit<Installed, 'namespace'>,
): Loadable<AccountFound> {
  const needs = useAccountNeeds({ ...installed, namespace: account.namespace });
  const needed = needs.status === 'ready' ? needs.data.permissions : null;
  const reviewed = useAccountAccess(account, needed);
  const isForbidden = reviewed.status === 'failed' && reviewed.failure.kind === 'forbidden';
  const access: Loadable<AccountAccess> =
    isForbidden && needed !== null
      ? ready({ missing: needed, granted: [], isAdmin: false })
      : reviewed;
  return map(all({ needs, access }), ({ needs: { rules, isComplete }, access: has }) => ({
    ...has,
    rules: has.isAdmin ? [] : rules,
    isComplete,
  }));
}

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
