import { Button, Label, type LabelProps, Popover } from '@patternfly/react-core';
import type { Health } from '~/domain/installed/health';
import type { Severity } from '~/domain/installed/severity';
import { useT } from '~/i18n';
import './health.css';
import { healthMeaning, healthTitle } from './healthText';

/** The status of an Operator; where there is something to explain, OLM's own words are one click away. */
export function HealthStatus({ health }: { readonly health: Health }) {
  const t = useT();
  const meaning = healthMeaning(health.kind, t);
  return (
    <>
      <Label variant="outline" status={STATUS[health.severity]}>
        {healthTitle(health.kind, t)}
      </Label>
      {meaning !== null && <div className="operator-hub__status-meaning">{meaning}</div>}
      {health.message !== '' && health.kind !== 'ready' && (
        <Popover
          headerContent={t('What OLM says')}
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

const STATUS: Readonly<Record<Severity, NonNullable<LabelProps['status']>>> = {
  failed: 'danger',
  attention: 'warning',
  approval: 'info',
  progress: 'info',
  ready: 'success',
};

function wordsOf({ reason, message }: Health): string {
  return [reason, message].filter((text) => text !== '').join(': ');
}
