import { useState } from 'react';
import { Button, Content } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { Permission } from '~/kube/failure';
import { retryCall } from '~/olm/extensions/extensionChange';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';
import { useLiveCalls } from '~/olm/read/useClusterCalls';
import { type AccountAccess, useAccountAccess } from '~/olm/read/useAccountAccess';
import { type GrantNeeds, useGrantNeeds } from '~/extensions/read/installerGrants';
import { adminCalls, grantCalls } from '~/olm/permissions/installerCalls';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { GrantedPermissions } from '~/ui/permissions/GrantedPermissions';
import { Spinner } from '~/ui/Spinner';

/** Grants a ServiceAccount what it needs to install an extension, or everything, and makes OLM try again. */
export function GrantDialog({ details, isAdmin, onClose }: Props) {
  const t = useT();
  const { access, needs, calls, isGranted } = useGrant(details, isAdmin);
  const { plan, run } = useLiveCalls({ calls });
  const action = isAdmin ? t('Grant cluster-admin') : t('Grant these permissions');
  return (
    <ActionDialog
      action={{
        titles: {
          question: `${action}?`,
          action: isGranted ? t('Try again') : action,
          done: t('Permissions granted'),
        },
        isDanger: isAdmin && !isGranted,
        calls: plan.calls,
      }}
      run={run}
      onClose={onClose}
    >
      {access === null ? (
        <div role="status">
          <Spinner aria-hidden="true" /> {t('Loading permissions')}
        </div>
      ) : isGranted ? (
        <>
          <Content component="p">{t('Permissions granted')}</Content>
          <Content component="p">{t('OLM has not processed this change yet')}</Content>
        </>
      ) : isAdmin ? (
        <Content component="p">{t('The ServiceAccount gets cluster-admin permissions.')}</Content>
      ) : (
        <Needs needs={needs} access={access} />
      )}
    </ActionDialog>
  );
}

type Props = {
  readonly details: ExtensionDetails;
  /** Grants cluster-admin. */
  readonly isAdmin: boolean;
  readonly onClose: () => void;
};

/** What is missing, and the calls that grant it. */
function useGrant(live: ExtensionDetails, isAdmin: boolean) {
  // The state when the dialog was opened: a retry changes OLM's message.
  const [details] = useState(live);
  const { object, extension } = details;
  const named = namedIn(details);
  const needs = useGrantNeeds(details, named);
  // Of cluster-admin, only this one permission is reviewed.
  const needed = isAdmin ? NONE : needs.permissions;
  const access = accessOf(useAccountAccess(named.account, needed), needed);
  if (access === null) return { access, needs, calls: [], isGranted: false };
  const isGranted = isAdmin ? access.isAdmin : access.missing.length === 0;
  // Each retry changes it, so that the next grant gets another name.
  const { resourceVersion: suffix = 'grant' } = object.metadata;
  const { rules } = needs;
  const grants = isAdmin
    ? adminCalls(extension.name, named.account)
    : grantCalls(extension.name, named.account, { permissions: access.missing, rules, suffix });
  return { access, needs, calls: [...(isGranted ? [] : grants), retryCall(object)], isGranted };
}

const NONE: readonly Permission[] = [];

function namedIn({ status: { findings } }: ExtensionDetails) {
  const found = findings.find((one) => one.kind === 'forbidden');
  return {
    account: found?.account ?? { namespace: '', name: '' },
    permissions: found?.permissions ?? [],
    rules: found?.rules ?? [],
  };
}

/** Without permission for the review, all permissions are granted; `null` while loading. */
function accessOf(
  reviewed: ReturnType<typeof useAccountAccess>,
  needed: readonly Permission[] | null,
): AccountAccess | null {
  if (reviewed.status === 'ready') return reviewed.data;
  return needed === null || reviewed.status === 'loading'
    ? null
    : { missing: needed, granted: [], isAdmin: false };
}

function Needs({ needs: { isComplete, read }, access: { missing, granted } }: NeedsProps) {
  const t = useT();
  return (
    <>
      <Content component="p">
        {isComplete
          ? t(
              'The permissions are sufficient for this version. A later version might require more.',
            )
          : t('OLM reports one missing permission at a time. More might be required.')}
      </Content>
      {read !== null && (
        <Button variant="link" isInline onClick={read}>
          {t('Load content')}
        </Button>
      )}
      <GrantedPermissions missing={missing} granted={granted} />
    </>
  );
}

type NeedsProps = { readonly needs: GrantNeeds; readonly access: AccountAccess };
