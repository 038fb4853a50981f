import { Button, ExpandableSection, Radio, Stack } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useState } from 'react';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import type { NamespaceScope } from '~/routes';
import { DialogFrame } from '~/ui/DialogFrame';
import { Mono } from '~/ui/Mono';
import { useDayText } from '~/ui/timeText';
import type { NamespacePlans } from '~/updates/rules/inbox/inboxList';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import type { Snooze } from '~/updates/rules/inbox/snooze';
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
            <Th width={35}>{t('Operator')}</Th>
            <Th width={20}>{t('Namespace')}</Th>
            <Th>{t('Snooze until')}</Th>
            <Th screenReaderText={t('Actions')} />
          </Tr>
        </Thead>
        <Tbody>
          {plans.map((one) => (
            <Tr key={one.id} data-test="put-off-row">
              <Td dataLabel={t('Operator')}>
                <ChangesCell of={one} />
              </Td>
              <Td dataLabel={t('Namespace')}>
                <div className="operator-hub__inbox-namespace">{one.plan.namespace}</div>
                <Mono>{one.plan.name}</Mono>
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

/** Selects how long a plan is snoozed. The cluster does not change. */
export function SnoozeDialog({ plan, onPutOff, onClose }: SnoozeDialogProps) {
  const t = useT();
  const [days, setDays] = useState<number | null>(7);
  const choices = [
    [7, t('For a week')],
    [30, t('For a month')],
    [null, t('Until a later version is available')],
  ] as const;
  return (
    <DialogFrame
      title={t('Snooze {{name}}', { name: plan.name })}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              onPutOff(days);
            }}
          >
            {t('Snooze')}
          </Button>
          <Button variant="link" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </>
      }
    >
      <Stack hasGutter>
        {t(
          'Snoozing hides the install plan only for you. Other users can still approve it. A later version is shown immediately.',
        )}
        {choices.map(([one, label]) => (
          <Radio
            key={label}
            id={`operator-hub-put-off-${one ?? 'newer'}`}
            name="operator-hub-put-off"
            label={label}
            isChecked={days === one}
            onChange={() => {
              setDays(one);
            }}
          />
        ))}
      </Stack>
    </DialogFrame>
  );
}

type SnoozeDialogProps = {
  readonly plan: Pick<ReviewedPlan, 'name'>;
  /** @param days `null`: until there is a later version */
  readonly onPutOff: (days: number | null) => void;
  readonly onClose: () => void;
};
