import { memo } from 'react';
import { Button } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { planQuery } from '~/updates/view/planQuery';
import { ChangesCell } from './ChangesCell';
import { RiskCell } from './RiskCell';

/**
 * One plan. PatternFly's styles without its Tr and Td: they measure each cell for a tooltip, which is most of what a row
 * costs where there are hundreds.
 */
export const InboxRow = memo(function InboxRow(props: Props) {
  const { of, scope, age, isChosen, onChoose, onPutOff } = props;
  const t = useT();
  const { namespace, name, createdAt } = of.plan;
  return (
    <tr className="pf-v6-c-table__tr" data-test="plan-row" data-plan={name}>
      <td className="pf-v6-c-table__td pf-v6-c-table__check">
        <label>
          <input
            type="checkbox"
            className="pf-v6-c-check__input"
            aria-label={t('Select plan {{name}}', { name })}
            checked={isChosen}
            onChange={() => {
              onChoose(of.id);
            }}
          />
        </label>
      </td>
      <td className={CELL} data-label={t('Namespace and plan')}>
        <div>
          <div className="operator-hub__inbox-namespace">{namespace}</div>
          <Mono>{name}</Mono>
        </div>
      </td>
      <td className={CELL} data-label={t('Changes')}>
        <ChangesCell of={of} />
      </td>
      <td className={CELL} data-label={t('Deserves attention')}>
        <RiskCell plan={of.plan} />
      </td>
      <td className={CELL} data-label={t('Waiting')}>
        <time
          className="operator-hub__inbox-age"
          dateTime={createdAt ?? ''}
          title={createdAt ?? ''}
        >
          {age}
        </time>
      </td>
      <td className={CELL}>
        <div className="operator-hub__inbox-actions">
          <Link to={planQuery(of.plan, scope)} aria-label={t('Review plan {{name}}', { name })}>
            {t('Review')}
          </Link>
          <Button
            variant="link"
            isInline
            aria-label={t('Not now: plan {{name}}', { name })}
            onClick={() => {
              onPutOff(of);
            }}
          >
            {t('Not now')}
          </Button>
        </div>
      </td>
    </tr>
  );
});

const CELL = 'pf-v6-c-table__td';

type Props = {
  readonly of: InboxPlan;
  readonly scope: NamespaceScope;
  /** How long it waits; `null`: that is not known. */
  readonly age: string | null;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
  readonly onPutOff: (plan: InboxPlan) => void;
};
