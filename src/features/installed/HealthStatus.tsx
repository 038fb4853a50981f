import { Button, Content, Label, type LabelProps, Popover } from '@patternfly/react-core';
import type { Health } from '~/domain/installed/health';
import { type HealthGroup, healthGroup } from '~/domain/installed/installedView';
import { useT } from '~/i18n';
import { healthMeaning, healthTitle } from './healthText';

/** The status of an Operator; where there is something to explain, OLM's own words are one click away. */
export function HealthStatus({ health }: { readonly health: Health }) {
  const t = useT();
  const meaning = healthMeaning(health.kind, t);
  const words = wordsOf(health);
  return (
    <>
      <Label variant="outline" status={STATUS[healthGroup(health.kind)]}>
        {healthTitle(health.kind, t)}
      </Label>
      {meaning !== null && <Content component="small">{meaning}</Content>}
      {words !== '' && health.kind !== 'ready' && (
        <Popover
          headerContent={t('What OLM says')}
          bodyContent={words}
          hasAutoWidth
          maxWidth="32rem"
        >
          <Button variant="link" isInline size="sm">
            {t('Show OLM’s words')}
          </Button>
        </Popover>
      )}
    </>
  );
}

const STATUS: Readonly<Record<HealthGroup, NonNullable<LabelProps['status']>>> = {
  failed: 'danger',
  attention: 'warning',
  approval: 'info',
  progress: 'info',
  ready: 'success',
};

function wordsOf({ reason, message }: Health): string {
  return [reason, message].filter((text) => text !== '').join(': ');
}
