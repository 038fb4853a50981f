import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { EmptyState, EmptyStateBody, List, ListItem, Title } from '@patternfly/react-core';
import { CheckCircleIcon } from '@patternfly/react-icons';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { Mono } from '~/components/Mono';
import { PlanChangeText } from '~/components/plan/PlanChangeText';
import { planParameter } from '~/domain/plans/planInUrl';
import type { ReviewedPlan } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';

/** The plans that wait for an approval, by project: one approval approves all that a plan changes. */
export function PendingPlans({ plans, scope }: Props) {
  const t = useT();
  if (plans.length === 0) return <UpToDate scope={scope} />;
  const namespaces = [...new Set(plans.map(({ namespace }) => namespace))].sort();
  return (
    <Table aria-label={t('Plans that require approval')} variant="compact" gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th width={35}>{t('Changes')}</Th>
          <Th>{t('Subscriptions')}</Th>
          <Th>{t('Plan')}</Th>
          <Th>{t('Waiting since')}</Th>
          <Th screenReaderText={t('Actions')} />
        </Tr>
      </Thead>
      {namespaces.map((namespace) => (
        <Tbody key={namespace}>
          <Tr>
            <Th colSpan={5} scope="rowgroup">
              <Title headingLevel="h2" size="md">
                {t('Project {{namespace}}', { namespace })}
              </Title>
            </Th>
          </Tr>
          {plans
            .filter((plan) => plan.namespace === namespace)
            .map((plan) => (
              <PlanRow key={plan.name} plan={plan} scope={scope} />
            ))}
        </Tbody>
      ))}
    </Table>
  );
}

type Props = { readonly plans: readonly ReviewedPlan[]; readonly scope: NamespaceScope };

function PlanRow({ plan, scope }: { readonly plan: ReviewedPlan; readonly scope: NamespaceScope }) {
  const t = useT();
  const subscriptions = plan.changes.flatMap(({ subscription }) => subscription ?? []);
  return (
    <Tr data-test="plan-row" data-plan={plan.name}>
      <Td dataLabel={t('Changes')}>
        <List isPlain>
          {plan.changes.map((change) => (
            <ListItem key={change.csvName}>
              <PlanChangeText change={change} />
            </ListItem>
          ))}
        </List>
      </Td>
      <Td dataLabel={t('Subscriptions')} modifier="breakWord">
        {subscriptions.join(', ')}
      </Td>
      <Td dataLabel={t('Plan')}>
        <Mono>{plan.name}</Mono>
      </Td>
      <Td dataLabel={t('Waiting since')}>
        {plan.createdAt !== null && <Timestamp timestamp={plan.createdAt} />}
      </Td>
      <Td>
        <Link
          to={`${routes.updates(scope)}?${new URLSearchParams({ plan: planParameter(plan) }).toString()}`}
          aria-label={t('Review plan {{name}}', { name: plan.name })}
        >
          {t('Review')}
        </Link>
      </Td>
    </Tr>
  );
}

function UpToDate({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h2"
      titleText={t('All is up to date')}
      icon={CheckCircleIcon}
      status="success"
    >
      <EmptyStateBody>
        {scope === null
          ? t('No update or install waits for an approval in any project.')
          : t('No update or install waits for an approval in project {{namespace}}.', {
              namespace: scope,
            })}
      </EmptyStateBody>
    </EmptyState>
  );
}
