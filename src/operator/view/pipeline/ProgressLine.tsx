import { StateSince } from '~/ui/StateSince';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { healthMeaning, healthTitle } from '~/ui/health/healthText';
import { OlmWords } from '~/ui/messages/OlmWords';
import type { Diagnosis } from '~/olm/diagnosis/diagnosis';
import { type Translate, useT } from '~/i18n';

/** Nothing is wrong, and it has not arrived yet: what goes on. */
export function ProgressLine({ diagnosis: { health, since, stage, stages } }: Props) {
  const t = useT();
  const said = stages.find((report) => report.stage === stage)?.said ?? [];
  return (
    <Notice variant="info" title={<StateSince state={healthTitle(health, t)} since={since} />}>
      <p>{health.kind === 'unknown' ? furtherHelp(t) : healthMeaning(health, t)}</p>
      {said.length > 0 && (
        <Fold title={t('OLM message')}>
          <OlmWords said={said} />
        </Fold>
      )}
    </Notice>
  );
}

/** Where an administrator looks when OLM's objects tell nothing. */
function furtherHelp(t: Translate): string {
  return t(
    'No status available. A cluster administrator can check alerts for the csv_abnormal metric, or collect support data with: oc adm must-gather',
  );
}

type Props = { readonly diagnosis: Diagnosis };
