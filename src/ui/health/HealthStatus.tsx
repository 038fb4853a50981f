import type { Health } from '~/olm/installed/health';
import { useT } from '~/i18n';
import './health.css';
import { HealthLabel } from './HealthLabel';
import { healthMeaning } from './healthText';

/**
 * The status of an Operator, its meaning and OLM's message. Long messages are shortened; the Operator's page shows all.
 */
export function HealthStatus({ health }: { readonly health: Health }) {
  const t = useT();
  const meaning = healthMeaning(health, t);
  return (
    <>
      <HealthLabel health={health} />
      {meaning !== null && <div className="operator-hub__status-meaning">{meaning}</div>}
      {health.message !== '' && health.kind !== 'ready' && (
        <div className="operator-hub__status-words">
          <strong>{t('OLM message')}</strong>
          <span className="operator-hub__status-message">{wordsOf(health)}</span>
        </div>
      )}
    </>
  );
}

function wordsOf({ reason, message }: Health): string {
  return [reason, message].filter((text) => text !== '').join(': ');
}
