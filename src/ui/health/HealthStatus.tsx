import type { Health } from '~/olm/status/health';
import { useT } from '~/i18n';
import './health.css';
import { HealthLabel } from './HealthLabel';
import { causeText } from './causeText';

/**
 * The status of an Operator, its cause and OLM's message. Long messages are shortened; the Operator's page shows all.
 */
export function HealthStatus({ health }: { readonly health: Health }) {
  const t = useT();
  const { sentence } = causeText(health, t);
  return (
    <>
      <HealthLabel health={health} />
      {sentence !== null && <div className="operator-hub__status-meaning">{sentence}</div>}
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
