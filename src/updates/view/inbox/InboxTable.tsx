import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { Button, Label, Skeleton } from '@patternfly/react-core';
import { Link } from 'react-router';
import { useSlowClock } from '~/kube/useSlowClock';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import { SelectAllHead } from '~/ui/SelectAllHead';
import type { Chosen } from '~/ui/useChosen';
import { useT, type Translate } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { RowCheck } from '~/ui/lists/ListTable';
import { Mono } from '~/ui/Mono';
import { planQuery } from '~/updates/view/planQuery';
import { riskName, riskStatus, riskText } from '~/updates/view/plan/riskText';
import { usePlanRisks } from '~/updates/read/planReview';
import { RISK_KINDS, type NamespacePlans } from '~/updates/rules/inbox/inboxList';
import type { Risk } from '~/updates/rules/review/risk';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { ageText } from './inboxText';
import { ChangesCell } from './ChangesCell';

/** The plans that wait, by namespace: one approval approves all that a plan changes. */
export function InboxTable({ groups, scope, selection, onPutOff }: Props) {
  const t = useT();
  const now = useSlowClock();
  const ids = groups.flatMap(({ plans }) => plans.map(({ id }) => id));
  return (
    <Table
      aria-label={t('Install plans that require approval')}
      variant="compact"
      gridBreakPoint="grid-lg"
    >
      <Thead>
        <Tr>
          <SelectAllHead
            isSelected={ids.every(selection.isChosen)}
            onSelect={(isChoosing) => {
              selection.choose(ids, isChoosing);
            }}
          />
          <Th width={20}>{t('Namespace and install plan')}</Th>
          <Th width={30}>{t('Changes')}</Th>
          <Th width={25}>{t('Risk')}</Th>
          <Th modifier="fitContent">{t('Waiting')}</Th>
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
              age={one.plan.createdAt && ageText(now - Date.parse(one.plan.createdAt), t)}
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
  /** The very same function on every rendering. */
  readonly onPutOff: (plan: InboxPlan) => void;
};

/**
 * One plan. PatternFly's styles without its Tr and Td: they measure each cell for a tooltip, which is most of what a row
 * costs where there are hundreds.
 */
const InboxRow = memo(function InboxRow(props: InboxRowProps) {
  const { of, scope, age, isChosen, onChoose, onPutOff } = props;
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
      <td className={CELL} data-label={t('Namespace and install plan')}>
        <div>
          <div className="operator-hub__inbox-namespace">{namespace}</div>
          <Mono>{name}</Mono>
        </div>
      </td>
      <td className={CELL} data-label={t('Changes')}>
        <ChangesCell of={of} />
      </td>
      <td className={CELL} data-label={t('Risk')}>
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
  /** How long it waits; `null`: that is not known. */
  readonly age: string | null;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
  readonly onPutOff: (plan: InboxPlan) => void;
};

/** Why a plan deserves a closer look; found out when the row is about to be seen. */
function RiskCell({ plan }: { readonly plan: ReviewedPlan }) {
  const [place, isSeen] = useOnceSeen<HTMLDivElement>();
  return (
    <div ref={place} className="operator-hub__inbox-risks">
      {isSeen ? <Risks plan={plan} /> : <Waiting />}
    </div>
  );
}

function Waiting() {
  const t = useT();
  return <Skeleton width="8rem" height="1.5rem" screenreaderText={t('Checking for risks')} />;
}

function Risks({ plan }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  const risks = usePlanRisks(plan);
  switch (risks.status) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <Label isCompact variant="outline" title={risks.failure.message}>
          {t('Unable to load')}
        </Label>
      );
    case 'ready':
      return <RiskLabels risks={risks.data} />;
  }
}

function RiskLabels({ risks }: { readonly risks: readonly Risk[] }) {
  const t = useT();
  const shown = namedOnce(risks.toSorted(byWeight), t);
  if (shown.length === 0) {
    return <span className="operator-hub__inbox-note">{t('No risks found')}</span>;
  }
  return (
    <>
      {shown.slice(0, SHOWN).map(({ name, risk, texts }) => (
        <Label key={name} isCompact status={riskStatus(risk)} title={texts.join('\n')}>
          {name}
        </Label>
      ))}
      {shown.length > SHOWN && (
        <span className="operator-hub__inbox-note">
          {t('and {{count}} more', { count: shown.length - SHOWN })}
        </span>
      )}
    </>
  );
}

const SHOWN = 3;

function byWeight(one: Risk, other: Risk): number {
  return RISK_KINDS.indexOf(one.kind) - RISK_KINDS.indexOf(other.kind);
}

type NamedRisk = {
  readonly name: string;
  /** The first one of that name. */
  readonly risk: Risk;
  readonly texts: readonly string[];
};

/** Several Operators of a plan often have the same one. */
function namedOnce(risks: readonly Risk[], t: Translate): readonly NamedRisk[] {
  const named = new Map<string, NamedRisk>();
  for (const risk of risks) {
    const name = riskName(risk, t);
    const known = named.get(name) ?? { name, risk, texts: [] };
    named.set(name, { ...known, texts: [...new Set([...known.texts, riskText(risk, t)])] });
  }
  return [...named.values()];
}

/** Whether an element has come near the part of the page that can be seen; from then on it stays so. */
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
