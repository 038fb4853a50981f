import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { ChooseProjectHint } from '~/components/ChooseProjectHint';
import { LoadableView } from '~/components/LoadableView';
import { usePastPlans } from '~/data/updates/usePastPlans';
import type { PastPlan } from '~/domain/plans/history/pastPlan';
import { foundPlans } from '~/domain/plans/history/pastPlanFilter';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { HistoryTable } from './HistoryTable';
import { HistoryToolbar } from './HistoryToolbar';
import { useHistoryUrl } from './useHistoryUrl';
import './history.css';

/** What was installed and updated: the InstallPlans that are left. */
export function HistoryTab({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  const plans = usePastPlans(scope);
  return (
    <>
      <LoadableView
        of={plans}
        what="InstallPlans"
        skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
      >
        {(all) => <History plans={all} />}
      </LoadableView>
      <ChooseProjectHint of={plans} scope={scope} />
    </>
  );
}

function History({ plans }: { readonly plans: readonly PastPlan[] }) {
  const t = useT();
  const [filter, setFilter] = useHistoryUrl();
  const found = foundPlans(plans, filter);
  return (
    <Stack hasGutter>
      <StackItem>
        <p className="operator-hub__history-note">
          {t(
            'OLM keeps five InstallPlans of a namespace and removes older ones. To keep a record, download it.',
          )}
        </p>
        <HistoryToolbar filter={filter} onFilter={setFilter} plans={found} total={plans.length} />
        <HistoryTable plans={found} areAll={plans.length === 0} />
      </StackItem>
    </Stack>
  );
}
