import {
  Button,
  FormSelect,
  FormSelectOption,
  Toolbar,
  ToolbarContent,
  ToolbarItem,
} from '@patternfly/react-core';
import { DownloadIcon } from '@patternfly/react-icons';
import { downloadText } from '~/ui/downloadText';
import { KeywordSearch } from '~/ui/KeywordSearch';
import { planStateText } from '~/updates/view/plan/planStateText';
import type { PastPlan } from '~/updates/rules/pastPlan';
import type { PastPlanFilter } from '~/updates/rules/pastPlanFilter';
import { PLAN_STATES, isPlanState } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { historyReport } from './historyReport';

/** Looking for plans, and the report of those that were found. */
export function HistoryToolbar({ filter, onFilter, plans, total }: Props) {
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
