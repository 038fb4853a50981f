import { Label, type LabelProps } from '@patternfly/react-core';
import type { Health } from '~/olm/installed/health';
import type { Severity } from '~/olm/installed/severity';
import { useT } from '~/i18n';
import { healthTitle } from './healthText';

/** The status of an Operator as a label. */
export function HealthLabel({ health, isCompact = false }: Props) {
  const t = useT();
  return (
    <Label isCompact={isCompact} variant="outline" status={STATUS[health.severity]}>
      {healthTitle(health, t)}
    </Label>
  );
}

type Props = {
  readonly health: Pick<Health, 'kind' | 'isRetried' | 'severity'>;
  /** In a row of other labels. */
  readonly isCompact?: boolean;
};

const STATUS: Readonly<Record<Severity, NonNullable<LabelProps['status']>>> = {
  failed: 'danger',
  attention: 'warning',
  approval: 'info',
  progress: 'info',
  ready: 'success',
};
