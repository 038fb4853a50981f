import { Elapsed } from '~/components/Elapsed';
import { Fold } from '~/components/Fold';
import { Notice } from '~/components/Notice';
import { healthMeaning, healthTitle } from '~/components/health/healthText';
import { OlmWords } from '~/components/olmMessages/OlmWords';
import type { Diagnosis } from '~/domain/installed/diagnosis/diagnosis';
import { useT } from '~/i18n';

/** Nothing is wrong, and it has not arrived yet: what goes on. */
export function ProgressLine({ diagnosis: { health, since, stage, stages } }: Props) {
  const t = useT();
  const said = stages.find((report) => report.stage === stage)?.said ?? [];
  return (
    <Notice
      variant="info"
      title={
        <>
          {healthTitle(health, t)} {since !== null && <Elapsed since={since} />}
        </>
      }
    >
      <p>{healthMeaning(health, t)}</p>
      {said.length > 0 && (
        <Fold title={t('OLM’s own words')}>
          <OlmWords said={said} />
        </Fold>
      )}
    </Notice>
  );
}

type Props = { readonly diagnosis: Diagnosis };
