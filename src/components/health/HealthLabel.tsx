import { Label, type LabelProps } from '@patternfly/react-core';
import type { Health } from '~/domain/installed/health';
import type { Severity } from '~/domain/installed/severity';
import { useT } from '~/i18n';
import { healthTitle } from './healthText';

/** The status of an Operator in a word. */
export function HealthLabel({ health }: { readonly health: Health }) {
  const t = useT();
  return (
    <Label variant="outline" status={STATUS[health.severity]}>
      {healthTitle(health, t)}
    </Label>
  );
}

const STATUS: Readonly<Record<Severity, NonNullable<LabelProps['status']>>> = {
  failed: 'danger',
  attention: 'warning',
  approval: 'info',
  progress: 'info',
  ready: 'success',
};
