import { useState } from 'react';
import { AlertActionLink, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { useAllowedList } from '~/kube/allowedLists';
import { dataOr } from '~/kube/loadable';
import { type InstallPlan, type OperatorGroup, operatorGroupModel } from '~/kube/models/olm';
import type { Account } from '~/olm/permissions/accountGrant';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { FailureAlert } from '~/ui/FailureAlert';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { Notice } from '~/ui/Notice';
import { useAccountFound } from '~/updates/read/useAccountFound';
import { useWatchedPlan } from '~/updates/read/planContext';

/** OG-025, OG-030: whether the ServiceAccount of the OperatorGroup can execute a plan, before its approval. */
export function AccountNotice({ plan: { namespace, name } }: { readonly plan: ReviewedPlan }) {
  const groups = dataOr(useAllowedList<OperatorGroup>(operatorGroupModel, { namespace }), []);
  const plan = dataOr(useWatchedPlan({ namespace, name }).plan, null);
  const account = groups.length === 1 ? groups[0]?.spec?.serviceAccountName : undefined;
  if (plan === null || account === undefined || account === '') return null;
  return (
    <StackItem>
      <Lacking account={{ namespace, name: account }} plan={plan} />
    </StackItem>
  );
}

function Lacking({ account, plan }: Props) {
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
        <LazyPart skeleton={null}>
          <GrantAccountDialog
            {...installed}
            onClose={() => {
              setGranting(false);
              setChecks(checks + 1);
            }}
          />
        </LazyPart>
      )}
    </Notice>
  );
}

type Props = { readonly account: Account; readonly plan: InstallPlan };

const GrantAccountDialog = later(
  async () => (await import('./GrantAccountDialog')).GrantAccountDialog,
);
