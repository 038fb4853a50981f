import { Label, Skeleton } from '@patternfly/react-core';
import type { Loadable } from '~/kube/loadable';
import { useT, type Translate } from '~/i18n';
import type { PlanFinding } from '~/updates/rules/review/planFinding';
import { riskName, riskText } from '~/updates/view/texts';
import './updates.css';

/** The most severe risks of a plan as labels with details in their titles. */
export function RiskLabels({ risks }: { readonly risks: Loadable<readonly PlanFinding[]> }) {
  const t = useT();
  switch (risks.status) {
    case 'loading':
      return <LoadingRisks />;
    case 'failed':
      return (
        <Label isCompact variant="outline" title={risks.failure.message}>
          {t('Unable to load')}
        </Label>
      );
    case 'ready':
      return <Labels risks={risks.data} />;
  }
}

export function LoadingRisks() {
  const t = useT();
  return <Skeleton width="8rem" height="1.5rem" screenreaderText={t('Checking for risks')} />;
}

function Labels({ risks }: { readonly risks: readonly PlanFinding[] }) {
  const t = useT();
  const shown = namedOnce(risks, t);
  if (shown.length === 0) {
    return (
      <Label isCompact status="success">
        {t('No risks found')}
      </Label>
    );
  }
  return (
    <>
      {shown.slice(0, SHOWN).map(({ name, risk, texts }) => (
        <Label key={name} isCompact status={risk.severity} title={texts.join('\n')}>
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

type NamedRisk = {
  readonly name: string;
  /** The first one with this name. */
  readonly risk: PlanFinding;
  readonly texts: readonly string[];
};

/** Several Operators of a plan often have the same risk. */
function namedOnce(risks: readonly PlanFinding[], t: Translate): readonly NamedRisk[] {
  const named = new Map<string, NamedRisk>();
  for (const risk of risks) {
    const name = riskName(risk, t);
    const known = named.get(name) ?? { name, risk, texts: [] };
    named.set(name, { ...known, texts: [...new Set([...known.texts, riskText(risk, t)])] });
  }
  return [...named.values()];
}
