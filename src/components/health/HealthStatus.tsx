import { Button, Popover } from '@patternfly/react-core';
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
        <Popover
          // PatternFly’s header of a popover would be one more banner of the page.
          aria-label={t('What OLM says')}
          closeBtnAriaLabel={t('Close')}
          bodyContent={wordsOf(health)}
          hasAutoWidth
          maxWidth="32rem"
        >
          <Button variant="link" isInline size="sm" className="operator-hub__status-words">
            {t('Show OLM’s words')}
          </Button>
        </Popover>
      )}
    </>
  );
}

function wordsOf({ reason, message }: Health): string {
  return [reason, message].filter((text) => text !== '').join(': ');
}
