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
        <Fold title={t('OLM’s own words')}>
          <OlmWords said={said} />
        </Fold>
      )}
    </Notice>
  );
}

/** Where an administrator looks when OLM's objects tell nothing. */
function furtherHelp(t: Translate): string {
  return t(
    'Nothing that can be seen here tells how it is. An administrator of the cluster finds more in the alerts for the metric csv_abnormal, and collects what support asks for with this command: oc adm must-gather',
  );
}

type Props = { readonly diagnosis: Diagnosis };
