import { Label, Skeleton } from '@patternfly/react-core';
import { riskName, riskStatus, riskText } from '~/updates/view/plan/riskText';
import { usePlanRisks } from '~/updates/read/planReview';
import { RISK_KINDS } from '~/updates/rules/inbox/inboxFacets';
import type { Risk } from '~/updates/rules/review/risk';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type Translate, useT } from '~/i18n';
import { useOnceSeen } from './useOnceSeen';

/** Why a plan deserves a closer look; found out when the row is about to be seen. */
export function RiskCell({ plan }: { readonly plan: ReviewedPlan }) {
  const [place, isSeen] = useOnceSeen<HTMLDivElement>();
  return (
    <div ref={place} className="operator-hub__inbox-risks">
      {isSeen ? <Risks plan={plan} /> : <Waiting />}
    </div>
  );
}

function Waiting() {
  const t = useT();
  return <Skeleton width="8rem" height="1.5rem" screenreaderText={t('Looking for risks')} />;
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
          {t('Could not be read')}
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
    return <span className="operator-hub__inbox-note">{t('Nothing found')}</span>;
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
