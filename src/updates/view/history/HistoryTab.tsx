import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { LoadableView } from '~/ui/LoadableView';
import { type PlanHistory, usePastPlans } from '~/updates/read/usePastPlans';
import { foundPlans } from '~/updates/rules/pastPlanFilter';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { ReadNotes } from '~/updates/view/ReadNotes';
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
        {(history) => <History history={history} />}
      </LoadableView>
      <ChooseProjectHint of={plans} scope={scope} />
    </>
  );
}

function History({ history }: { readonly history: PlanHistory }) {
  const t = useT();
  const [filter, setFilter] = useHistoryUrl();
  const { past } = history;
  const found = foundPlans(past, filter);
  return (
    <Stack hasGutter>
      <StackItem>
        <ReadNotes how={history} />
        <p className="operator-hub__history-note">
          {t(
            'OLM keeps five InstallPlans of a namespace and removes older ones. To keep a record, download it.',
          )}
        </p>
        <HistoryToolbar filter={filter} onFilter={setFilter} plans={found} total={past.length} />
        <HistoryTable plans={found} areAll={past.length === 0} />
      </StackItem>
    </Stack>
  );
}
