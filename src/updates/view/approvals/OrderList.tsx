import { useEffect, useRef } from 'react';
import { Button } from '@patternfly/react-core';
import { ArrowDownIcon, ArrowUpIcon } from '@patternfly/react-icons';
import { Mono } from '~/ui/Mono';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import { moved } from '~/updates/rules/inbox/moved';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import { useT } from '~/i18n';

/** Plans in the order in which they are approved; each can be moved. */
export function OrderList({ plans, onOrder }: Props) {
  const t = useT();
  const { list, move } = useMoves(plans, onOrder);
  return (
    <ol ref={list} className="operator-hub__approvals-list" aria-label={t('Order of approval')}>
      {plans.map(({ id, plan }, index) => (
        <li key={id} className="operator-hub__approvals-item" data-test="approval-order">
          <span className="operator-hub__approvals-number" aria-hidden="true">
            {index + 1}.
          </span>
          <div>
            <span className="operator-hub__inbox-namespace">{plan.namespace}</span>{' '}
            <Mono>{plan.name}</Mono>
            {plan.changes.map((change) => (
              <div key={change.csvName}>
                <PlanChangeText change={change} />
              </div>
            ))}
          </div>
          <div>
            <Button
              variant="plain"
              icon={<ArrowUpIcon />}
              data-move={`${id} -1`}
              aria-label={t('Approve plan {{name}} earlier', { name: plan.name })}
              isDisabled={index === 0}
              onClick={() => {
                move(id, -1);
              }}
            />
            <Button
              variant="plain"
              icon={<ArrowDownIcon />}
              data-move={`${id} 1`}
              aria-label={t('Approve plan {{name}} later', { name: plan.name })}
              isDisabled={index === plans.length - 1}
              onClick={() => {
                move(id, 1);
              }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

type Props = {
  readonly plans: readonly InboxPlan[];
  readonly onOrder: (plans: readonly InboxPlan[]) => void;
};

/** The focus stays on the button that moved a plan; at an end, where that one is off, on the other. */
function useMoves(plans: readonly InboxPlan[], onOrder: Props['onOrder']) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<{ readonly id: string; readonly by: 1 | -1 } | null>(null);
  useEffect(() => {
    if (last.current === null) return;
    const { id, by } = last.current;
    last.current = null;
    const buttons = [by, -by].flatMap((way) => [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-move="${id} ${way}"]`) ?? []),
    ]);
    buttons.find(({ disabled }) => !disabled)?.focus();
  }, [plans]);
  const move = (id: string, by: 1 | -1) => {
    last.current = { id, by };
    onOrder(moved(plans, id, by));
  };
  return { list, move };
}
