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
import { CopyIcon } from '@patternfly/react-icons';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { LoadableView } from '~/ui/LoadableView';
import { type PlanHistory, usePastPlans } from '~/updates/read/useUpdateHistory';
import { PAST_PLANS, type PastPlan } from '~/updates/rules/pastPlan';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { ReadNotes } from '~/updates/view/ReadNotes';
import { withChoice } from '~/olm/lists/list';
import { useList, type ShownList } from '~/ui/lists/useList';
import { PLAN_STATES } from '~/olm/plans/reviewedPlan';
import { KeywordSearch } from '~/ui/KeywordSearch';
import { useCopy } from '~/ui/useCopy';
import { planStateText } from '~/updates/view/texts';
import { HistoryTable } from './HistoryTable';
import { historyText } from './historyText';
import './history.css';

/** The existing InstallPlans. */
export default function HistoryTab({ scope }: { readonly scope: NamespaceScope }) {
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
  const { past } = history;
  const list = useList<PastPlan>(PAST_PLANS, past);
  return (
    <Stack hasGutter>
      <StackItem>
        <ReadNotes how={history} />
        <HistoryToolbar list={list} total={past.length} />
        <HistoryTable plans={list.rows} areAll={past.length === 0} />
      </StackItem>
    </Stack>
  );
}

/** Search for plans, and a copy of the results. */
function HistoryToolbar({ list: { view, show, type, rows }, total }: Props) {
  const t = useT();
  const { state, copy } = useCopy();
  const texts = {
    idle: t('Copy'),
    copied: t('Copied'),
    refused: t('The browser denied access to the clipboard'),
  };
  return (
    <Toolbar inset={{ default: 'insetNone' }}>
      <ToolbarContent>
        <ToolbarItem className="operator-hub__history-search">
          <KeywordSearch
            label={t('Find by Operator, version, namespace, or install plan')}
            placeholder={t('Find by Operator, version, namespace, or install plan')}
            keyword={view.keyword}
            onKeyword={type}
          />
        </ToolbarItem>
        <ToolbarItem>
          <FormSelect
            aria-label={t('Status')}
            value={view.choices['state']?.[0] ?? ''}
            onChange={(_event, state) => {
              show((before) => withChoice(before, 'state', state === '' ? [] : [state]));
            }}
          >
            <FormSelectOption value="" label={t('Any status')} />
            {PLAN_STATES.map((state) => (
              <FormSelectOption key={state} value={state} label={planStateText(state, t)} />
            ))}
          </FormSelect>
        </ToolbarItem>
        <ToolbarItem alignSelf="center" aria-live="polite">
          {t('{{shown}} of {{total}}', { shown: rows.length, total })}
        </ToolbarItem>
        <ToolbarItem align={{ default: 'alignEnd' }}>
          <Button
            variant="secondary"
            icon={<CopyIcon />}
            isDisabled={rows.length === 0}
            onClick={() => {
              copy(historyText(rows, t));
            }}
          >
            {texts[state]}
          </Button>
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
  );
}

type Props = { readonly list: ShownList<PastPlan>; readonly total: number };
