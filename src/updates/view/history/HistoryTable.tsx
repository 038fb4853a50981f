import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { EmptyState, List, ListItem, Skeleton } from '@patternfly/react-core';
import { ExpandableRowContent, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useState } from 'react';
import { Link } from 'react-router';
import { ExpandCell } from '~/ui/ExpandCell';
import { ApproverText } from '~/updates/view/plan/ApprovalRequest';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import { PlanStateLabel } from '~/updates/view/plan/PlanStateLabel';
import type { PastPlan } from '~/updates/rules/pastPlan';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { EventTable } from '~/ui/pods/EventTable';
import { LoadableView } from '~/ui/LoadableView';
import { usePlanEvents } from '~/updates/read/useUpdateHistory';

/** The plans, latest first, each with its events. */
export function HistoryTable({ plans, areAll }: Props) {
  const t = useT();
  if (plans.length === 0) return <NothingFound areAll={areAll} />;
  return (
    <Table
      variant="compact"
      isExpandable
      gridBreakPoint="grid-lg"
      aria-label={t('InstallPlan history')}
    >
      <Thead>
        <Tr>
          <Th screenReaderText={t('Events')} />
          <Th width={15}>{t('Created')}</Th>
          <Th width={15}>{t('Namespace')}</Th>
          <Th>{t('Changes')}</Th>
          <Th>{t('Status')}</Th>
          <Th modifier="wrap">{t('Update approval')}</Th>
          <Th>{t('Install plan')}</Th>
        </Tr>
      </Thead>
      {plans.map((plan) => (
        <PlanRows key={`${plan.namespace}/${plan.name}`} plan={plan} />
      ))}
    </Table>
  );
}

type Props = {
  readonly plans: readonly PastPlan[];
  /** No plans exist, with or without a filter. */
  readonly areAll: boolean;
};

function PlanRows({ plan }: { readonly plan: PastPlan }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    setOpen(!isOpen);
  };
  return (
    <Tbody isExpanded={isOpen}>
      <Tr isContentExpanded={isOpen}>
        <ExpandCell
          name={t('Details of {{kind}} {{name}}', { kind: 'InstallPlan', name: plan.name })}
          isExpanded={isOpen}
          onToggle={toggle}
        />
        <Td dataLabel={t('Created')} modifier="nowrap">
          {plan.createdAt === null ? t('Unknown') : <Timestamp timestamp={plan.createdAt} simple />}
        </Td>
        <Td dataLabel={t('Namespace')} modifier="breakWord">
          {plan.namespace}
        </Td>
        <Td dataLabel={t('Changes')} modifier="breakWord">
          <List isPlain>
            {plan.changes.map((change) => (
              <ListItem key={change.csvName}>
                <PlanChangeText change={change} />
              </ListItem>
            ))}
          </List>
        </Td>
        <Td dataLabel={t('Status')}>
          <PlanStateLabel state={plan.state} />
        </Td>
        <Td dataLabel={t('Update approval')}>
          <ApproverText approval={plan.approval} approvedBy={plan.approvedBy} />
        </Td>
        <Td dataLabel={t('Install plan')} modifier="nowrap">
          <Link to={routes.plan(plan.namespace, plan.name)}>{plan.name}</Link>
        </Td>
      </Tr>
      {isOpen && (
        <Tr isExpanded>
          <Td />
          <Td colSpan={6}>
            <ExpandableRowContent>
              <PlanEvents plan={plan} />
            </ExpandableRowContent>
          </Td>
        </Tr>
      )}
    </Tbody>
  );
}

function NothingFound({ areAll }: Pick<Props, 'areAll'>) {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h2"
      variant="sm"
      titleText={areAll ? t('No install plans found') : t('No results match the filter criteria')}
    />
  );
}

/** The events of a plan, which Kubernetes keeps for some hours. */
function PlanEvents({ plan }: { readonly plan: PastPlan }) {
  const t = useT();
  const events = usePlanEvents(plan);
  return (
    <LoadableView
      of={events}
      what={t('Events')}
      skeleton={<Skeleton height="4rem" screenreaderText={t('Loading')} />}
    >
      {(all) => <EventTable events={all} areAll={all.length === 0} />}
    </LoadableView>
  );
}
