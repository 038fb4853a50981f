import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { StateSince } from '~/ui/StateSince';
import { Notice } from '~/ui/Notice';
import { healthMeaning, healthTitle } from '~/ui/health/healthText';
import { TroubleExplained } from '~/ui/messages/TroubleExplained';
import type { OperatorFinding } from '~/olm/diagnosis/diagnosis';
import type { Remedy } from '~/olm/diagnosis/remedy';
import { type Severity, severityOf } from '~/olm/installed/severity';
import { useT } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';
import { RemedyButton } from '~/operator/view/remedies/RemedyButton';
import { ApprovalSentence } from './ApprovalSentence';
import { EvidenceLinks } from './EvidenceLinks';
import { HoldingWords } from './HoldingWords';
import { OutdatedMessage } from './OutdatedMessage';

/** One thing that is wrong: a sentence, since when, the cause in words, what shows it, and the buttons that help. */
export function FindingView({ finding, details }: FindingProps) {
  const t = useT();
  const { kind, state, since, said, gone, remedies } = finding;
  const told = { kind, isRetried: state === 'troubled' };
  const severity = severityOf(kind, details.diagnosis.health.runs);
  const meaning = gone.length === 0 ? healthMeaning(told, t) : null;
  return (
    <Notice
      variant={variantOf(finding, severity)}
      title={<StateSince state={healthTitle(told, t)} since={since} />}
    >
      <Stack hasGutter>
        {meaning !== null && <StackItem>{meaning}</StackItem>}
        {severity === 'approval' && <ApprovalSentence details={details} />}
        {kind === 'update-blocked' && <HoldingWords facts={details.facts} />}
        {said.length > 0 && (
          <StackItem>
            {gone.length === 0 ? (
              <TroubleExplained said={said} />
            ) : (
              <OutdatedMessage said={said} gone={gone} />
            )}
          </StackItem>
        )}
        <EvidenceLinks finding={finding} />
        {remedies.length > 0 && (
          <StackItem>
            <ActionList>
              <ActionListGroup className="operator-hub__remedies">
                {remedies.map((remedy) => (
                  <ActionListItem key={keyOf(remedy)}>
                    <RemedyButton remedy={remedy} details={details} />
                  </ActionListItem>
                ))}
              </ActionListGroup>
            </ActionList>
          </StackItem>
        )}
      </Stack>
    </Notice>
  );
}

export type FindingProps = OperatorTabProps & { readonly finding: OperatorFinding };

const VARIANTS: Readonly<Record<Severity, 'danger' | 'warning' | 'info' | 'success'>> = {
  failed: 'danger',
  attention: 'warning',
  approval: 'warning',
  progress: 'info',
  ready: 'success',
};

/** An update that waits is good news. */
function variantOf({ kind }: OperatorFinding, severity: Severity) {
  return kind === 'update-approval-needed' ? 'info' : VARIANTS[severity];
}

function keyOf(remedy: Remedy): string {
  return JSON.stringify(remedy);
}
