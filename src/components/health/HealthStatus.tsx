import { Fold } from '~/components/Fold';
import type { Health } from '~/domain/installed/health';
import { useT } from '~/i18n';
import './health.css';
import { HealthLabel } from './HealthLabel';
import { healthMeaning } from './healthText';

/** The status of an Operator; where there is something to explain, OLM's own words are one click away. */
export function HealthStatus({ health }: { readonly health: Health }) {
  const t = useT();
  const meaning = healthMeaning(health, t);
  return (
    <>
      <HealthLabel health={health} />
      {meaning !== null && <div className="operator-hub__status-meaning">{meaning}</div>}
      {health.message !== '' && health.kind !== 'ready' && (
        <div className="operator-hub__status-words">
          <Fold title={t('OLM’s own words')}>{wordsOf(health)}</Fold>
        </div>
      )}
    </>
  );
}

function wordsOf({ reason, message }: Health): string {
  return [reason, message].filter((text) => text !== '').join(': ');
}
