import { Fold } from '~/ui/Fold';
import { OlmWords } from '~/ui/messages/OlmWords';
import type { OperatorFinding } from '~/olm/diagnosis/diagnosis';
import { useT } from '~/i18n';

/** What OLM goes on saying of Subscriptions that no longer exist: nothing follows from it any more. */
export function OutdatedMessage({ said, gone }: Pick<OperatorFinding, 'said' | 'gone'>) {
  const t = useT();
  return (
    <>
      <p>
        {t('The OLM message is outdated. Subscriptions that no longer exist: {{names}}', {
          names: t.list(gone),
        })}
      </p>
      <Fold title={t('OLM’s own words')}>
        <OlmWords said={said} />
      </Fold>
    </>
  );
}
