import { useState } from 'react';
import { Button, ExpandableSection } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import { useDayText } from '~/ui/timeText';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import type { NamespacePlans } from '~/updates/rules/inbox/inboxList';
import type { Snooze } from '~/updates/rules/inbox/snooze';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { planQuery } from '~/updates/view/planQuery';
import { ChangesCell } from './ChangesCell';

/** The plans that the user snoozed. OLM still waits for their approval. */
export function SnoozedPlans({ groups, putOffs, scope, isOpenAtFirst, onBringBack }: Props) {
  const t = useT();
  const dayText = useDayText();
  const untilText = (until: string | null) =>
    until === null ? t('Later version available') : dayText(until);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const plans = groups.flatMap((group) => group.plans);
  return (
    <ExpandableSection
      className="operator-hub__inbox-section"
      toggleText={t('Snoozed ({{number}})', { number: plans.length })}
      isExpanded={isOpen}
      onToggle={(_, willOpen) => {
        setOpen(willOpen);
      }}
    >
      <Table aria-label={t('Snoozed install plans')} variant="compact" gridBreakPoint="grid-lg">
        <Thead>
          <Tr>
            <Th width={20} modifier="wrap">
              {t('Namespace and install plan')}
            </Th>
            <Th width={35}>{t('Changes')}</Th>
            <Th>{t('Snooze until')}</Th>
            <Th screenReaderText={t('Actions')} />
          </Tr>
        </Thead>
        <Tbody>
          {plans.map((one) => (
            <Tr key={one.id} data-test="put-off-row">
              <Td dataLabel={t('Namespace and install plan')}>
                <div className="operator-hub__inbox-namespace">{one.plan.namespace}</div>
                <Mono>{one.plan.name}</Mono>
              </Td>
              <Td dataLabel={t('Changes')}>
                <ChangesCell of={one} />
              </Td>
              <Td dataLabel={t('Snooze until')}>{untilText(putOffs.get(one.id)?.until ?? null)}</Td>
              <Td>
                <div className="operator-hub__inbox-actions">
                  <Link
                    to={planQuery(one.plan, scope)}
                    aria-label={t('Review install plan {{name}}', one.plan)}
                  >
                    {t('Review')}
                  </Link>
                  <Button
                    variant="link"
                    isInline
                    aria-label={t('Stop snoozing install plan {{name}}', one.plan)}
                    onClick={() => {
                      onBringBack(one);
                    }}
                  >
                    {t('Stop snoozing')}
                  </Button>
                </div>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </ExpandableSection>
  );
}

type Props = {
  readonly groups: readonly NamespacePlans[];
  readonly putOffs: ReadonlyMap<string, Snooze>;
  readonly scope: NamespaceScope;
  readonly isOpenAtFirst: boolean;
  readonly onBringBack: (plan: InboxPlan) => void;
};
