import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import { SelectAllHead, selectAllOf } from '~/ui/SelectAllHead';
import type { Chosen } from '~/ui/useChosen';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { RowCheck } from '~/ui/lists/ListTable';
import { Mono } from '~/ui/Mono';
import { planQuery } from '~/updates/view/planQuery';
import { LoadingRisks, RiskLabels } from '~/updates/view/RiskLabels';
import { usePlanRisks } from '~/updates/read/planReview';
import type { NamespacePlans } from '~/updates/rules/inbox/inboxList';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { ChangesCell } from './ChangesCell';

/** The pending plans by namespace. One approval covers all changes of a plan. */
export function InboxTable({ groups, scope, selection, onPutOff }: Props) {
  const t = useT();
  const ids = groups.flatMap(({ plans }) => plans.map(({ id }) => id));
  return (
    <Table
      aria-label={t('Install plans that require approval')}
      variant="compact"
      gridBreakPoint=""
      className="operator-hub__inbox-table"
    >
      <Thead>
        <Tr>
          <SelectAllHead {...selectAllOf(ids, selection)} />
          <Th width={30}>{t('Operator')}</Th>
          <Th width={20}>{t('Namespace')}</Th>
          <Th width={20}>{t('Risk')}</Th>
          <Th modifier="fitContent">{t('Created')}</Th>
          <Th screenReaderText={t('Actions')} />
        </Tr>
      </Thead>
      {groups.map(({ namespace, plans }) => (
        <Tbody key={namespace}>
          {plans.map((one) => (
            <InboxRow
              key={one.id}
              of={one}
              scope={scope}
              isChosen={selection.isChosen(one.id)}
              onChoose={selection.toggle}
              onPutOff={onPutOff}
            />
          ))}
        </Tbody>
      ))}
    </Table>
  );
}

type Props = {
  readonly groups: readonly NamespacePlans[];
  readonly scope: NamespaceScope;
  readonly selection: Chosen<InboxPlan>;
  /** Must be referentially stable. */
  readonly onPutOff: (plan: InboxPlan) => void;
};

/**
 * One plan. Uses PatternFly's styles without its Tr and Td, which measure each cell for a tooltip. With hundreds of
 * rows, that is most of the rendering time.
 */
const InboxRow = memo(function InboxRow(props: InboxRowProps) {
  const { of, scope, isChosen, onChoose, onPutOff } = props;
  const t = useT();
  const { namespace, name, createdAt } = of.plan;
  return (
    <tr className="pf-v6-c-table__tr" data-test="plan-row" data-plan={name}>
      <td className="pf-v6-c-table__td pf-v6-c-table__check">
        <RowCheck
          label={t('Select install plan {{name}}', { name })}
          isChecked={isChosen}
          onToggle={() => {
            onChoose(of.id);
          }}
        />
      </td>
      <td className={CELL} data-label={t('Operator')}>
        <ChangesCell of={of} />
      </td>
      <td className={CELL} data-label={t('Namespace')}>
        <div>
          <div className="operator-hub__inbox-namespace">{namespace}</div>
          <Mono>{name}</Mono>
        </div>
      </td>
      <td className={CELL} data-label={t('Risk')}>
        <RiskCell plan={of.plan} />
      </td>
      <td className={`${CELL} pf-m-nowrap`} data-label={t('Created')}>
        {createdAt !== null && <Timestamp timestamp={createdAt} />}
      </td>
      <td className={CELL}>
        <div className="operator-hub__inbox-actions">
          <Link
            to={planQuery(of.plan, scope)}
            aria-label={t('Review install plan {{name}}', { name })}
          >
            {t('Review')}
          </Link>
          <Button
            variant="link"
            isInline
            aria-label={t('Snooze install plan {{name}}', { name })}
            onClick={() => {
              onPutOff(of);
            }}
          >
            {t('Snooze')}
          </Button>
        </div>
      </td>
    </tr>
  );
});

const CELL = 'pf-v6-c-table__td';

type InboxRowProps = {
  readonly of: InboxPlan;
  readonly scope: NamespaceScope;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
  readonly onPutOff: (plan: InboxPlan) => void;
};

/** The risks of a plan, reviewed shortly before the row becomes visible. */
function RiskCell({ plan }: { readonly plan: ReviewedPlan }) {
  const [place, isSeen] = useOnceSeen<HTMLDivElement>();
  return (
    <div ref={place} className="operator-hub__inbox-risks">
      {isSeen ? <Risks plan={plan} /> : <LoadingRisks />}
    </div>
  );
}

function Risks({ plan }: { readonly plan: ReviewedPlan }) {
  return <RiskLabels risks={usePlanRisks(plan)} />;
}

/** Whether an element has been close to the visible part of the page at least once. */
function useOnceSeen<T extends Element>(): readonly [RefObject<T>, boolean] {
  const place = useRef<T>(null);
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (isSeen || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isSeen]);
  return [place, isSeen];
}
