import { useState } from 'react';
import { Content } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import { accountGrantCalls } from '~/olm/permissions/accountGrant';
import { useLiveCalls } from '~/olm/read/useClusterCalls';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { FailureAlert } from '~/ui/FailureAlert';
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
      {found.status === 'ready' && <Found found={found.data} installed={installed} />}
    </ActionDialog>
  );
}

type Props = Installed & { readonly onClose: () => void };

function Found({ found, installed }: FoundProps) {
  const t = useT();
  const { missing, granted, refusal } = found;
  return (
    <>
      {refusal !== null && (
        <FailureAlert
          failure={refusal}
          what={t('Permissions of ServiceAccount {{name}}', installed.account)}
        />
      )}
      <Content component="p">{extentText(found, installed, t)}</Content>
      <GrantedPermissions missing={missing} granted={granted} />
    </>
  );
}

type FoundProps = { readonly found: AccountFound; readonly installed: Installed };

/** What is known about the listed permissions. Without a version, these are only the ones of every installation. */
function extentText(
  { missing, isComplete, refusal }: AccountFound,
  { plan, csvs }: Installed,
  t: Translate,
): string {
  if (plan === null && csvs.length === 0) {
    return t('Every installation requires these permissions. An Operator might require more.');
  }
  if (refusal !== null) return t('Required permissions:');
  if (missing.length === 0) {
    return t('The ServiceAccount has all permissions to install these Operators.');
  }
  return isComplete
    ? t('The permissions are sufficient for this version. A later version might require more.')
    : t('OLM reports one missing permission at a time. More might be required.');
}
