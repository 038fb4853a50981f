import {
  Skeleton,
  Stack,
  StackItem,
  Button,
  FormSelect,
  FormSelectOption,
  Toolbar,
  ToolbarContent,
  ToolbarItem,
} from '@patternfly/react-core';
import { DownloadIcon } from '@patternfly/react-icons';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { LoadableView } from '~/ui/LoadableView';
import { usePastPlans, type PlanHistory } from '~/updates/read/usePastPlans';
import { foundPlans, type PastPlanFilter } from '~/updates/rules/pastPlanFilter';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { ReadNotes } from '~/updates/view/ReadNotes';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { isPlanState, PLAN_STATES, type PlanState } from '~/olm/plans/reviewedPlan';
import { downloadText } from '~/ui/downloadText';
import { KeywordSearch } from '~/ui/KeywordSearch';
import { planStateText } from '~/updates/view/plan/planStateText';
import type { PastPlan } from '~/updates/rules/pastPlan';
import { HistoryTable } from './HistoryTable';
import { historyReport } from './historyReport';
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

/** What is looked for in the history, in the URL. */
function useHistoryUrl(): readonly [PastPlanFilter, (next: PastPlanFilter) => void] {
  const [query, change] = useUrlQuery();
  const filter = { keyword: query.get('find') ?? '', state: stateIn(query.get('state')) };
  const set = ({ keyword, state }: PastPlanFilter) => {
    change(
      (before) => {
        const after = new URLSearchParams(before);
        put(after, 'find', keyword);
        put(after, 'state', state ?? '');
        return after;
      },
      { replace: true, isTyped: keyword !== filter.keyword },
    );
  };
  return [filter, set];
}

function stateIn(text: string | null): PlanState['kind'] | null {
  return text !== null && isPlanState(text) ? text : null;
}

function put(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name);
  else query.set(name, value);
}

/** Looking for plans, and the report of those that were found. */
function HistoryToolbar({ filter, onFilter, plans, total }: Props) {
  const t = useT();
  return (
    <Toolbar inset={{ default: 'insetNone' }}>
      <ToolbarContent>
        <ToolbarItem className="operator-hub__history-search">
          <KeywordSearch
            label={t('Find by Operator, namespace or plan')}
            placeholder={t('Find by Operator, namespace or plan')}
            keyword={filter.keyword}
            onKeyword={(keyword) => {
              onFilter({ ...filter, keyword });
            }}
          />
        </ToolbarItem>
        <ToolbarItem>
          <FormSelect
            aria-label={t('State')}
            value={filter.state ?? ''}
            onChange={(_event, state) => {
              onFilter({ ...filter, state: isPlanState(state) ? state : null });
            }}
          >
            <FormSelectOption value="" label={t('Any state')} />
            {PLAN_STATES.map((state) => (
              <FormSelectOption key={state} value={state} label={planStateText(state, t)} />
            ))}
          </FormSelect>
        </ToolbarItem>
        <ToolbarItem alignSelf="center" aria-live="polite">
          {t('{{found}} of {{total}}', { found: plans.length, total })}
        </ToolbarItem>
        <ToolbarItem align={{ default: 'alignEnd' }}>
          <Button
            variant="secondary"
            icon={<DownloadIcon />}
            isDisabled={plans.length === 0}
            onClick={() => {
              downloadText('operator-updates.md', historyReport(plans, t), 'text/markdown');
            }}
          >
            {t('Download as Markdown')}
          </Button>
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
  );
}

type Props = {
  readonly filter: PastPlanFilter;
  readonly onFilter: (filter: PastPlanFilter) => void;
  /** Those that were found. */
  readonly plans: readonly PastPlan[];
  readonly total: number;
};
