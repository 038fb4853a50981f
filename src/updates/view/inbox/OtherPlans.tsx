import { Title } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import { PlanStateLabel } from '~/updates/view/plan/PlanStateLabel';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import type { PlanState } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { planQuery } from '~/updates/view/planQuery';
import { ChangesCell } from './ChangesCell';

/** Unfinished plans that require no approval: in progress or failed. */
export function OtherPlans({ plans, scope }: Props) {
  const t = useT();
  return (
    <section className="operator-hub__inbox-section" aria-labelledby={TITLE}>
      <Title headingLevel="h2" size="lg" id={TITLE}>
        {t('In progress or failed')}
      </Title>
      <Table aria-labelledby={TITLE} variant="compact" gridBreakPoint="grid-lg">
        <Thead>
          <Tr>
            <Th width={35}>{t('Operator')}</Th>
            <Th width={20}>{t('Namespace')}</Th>
            <Th>{t('Status')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {plans.map((one) => (
            <OtherRow key={one.id} of={one} scope={scope} />
          ))}
        </Tbody>
      </Table>
    </section>
  );
}

const TITLE = 'operator-hub-other-plans';

type Props = { readonly plans: readonly InboxPlan[]; readonly scope: NamespaceScope };

function OtherRow({ of, scope }: { readonly of: InboxPlan; readonly scope: NamespaceScope }) {
  const t = useT();
  const { namespace, name, state } = of.plan;
  const message = messageIn(state);
  return (
    <Tr data-test="other-plan-row">
      <Td dataLabel={t('Operator')}>
        <ChangesCell of={{ ...of, held: [] }} />
      </Td>
      <Td dataLabel={t('Namespace')}>
        <div className="operator-hub__inbox-namespace">{namespace}</div>
        <Link to={planQuery(of.plan, scope)}>
          <Mono>{name}</Mono>
        </Link>
      </Td>
      <Td dataLabel={t('Status')}>
        <PlanStateLabel state={state} />
        {message !== null && <div className="operator-hub__inbox-note">{message}</div>}
      </Td>
    </Tr>
  );
}

function messageIn(state: PlanState): string | null {
  return state.kind === 'installing' || state.kind === 'failed' ? state.message : null;
}
