import { StackItem, Title } from '@patternfly/react-core';
import { SaidCondition } from '~/operator/view/remedies/SaidCondition';
import { blockingVerdict } from '~/olm/diagnosis/blockingCondition';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { useT } from '~/i18n';
import { conclusionText } from '~/operator/view/conditions/conclusionText';

/** Why an update is held back, in the words of who does: the Operator's own, or an administrator's (OC-006). */
export function HoldingWords({ facts }: { readonly facts: OperatorFacts }) {
  const t = useT();
  const verdict = blockingVerdict(facts);
  const [said] = verdict?.layers ?? [];
  if (verdict === null || said === undefined) return null;
  return (
    <StackItem>
      <Title headingLevel="h2" size="md">
        {said.source === 'override'
          ? conclusionText(verdict.conclusion, t)
          : t('What the Operator says')}
      </Title>
      <SaidCondition condition={said.condition} />
    </StackItem>
  );
}
