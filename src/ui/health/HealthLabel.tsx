import { Label, type LabelProps } from '@patternfly/react-core';
import type { Health } from '~/olm/status/health';
import type { StatusLevel } from '~/olm/status/status';
import { useT } from '~/i18n';
import { type CausedHealth, causeText } from './causeText';

/** The status of an Operator as a label, with the cause of a problem. */
export function HealthLabel({ health, isCompact = false }: Props) {
  const t = useT();
  return (
    <Label isCompact={isCompact} variant="outline" status={STATUS[health.level]}>
      {causeText(health, t).title}
    </Label>
  );
}

type Props = {
  readonly health: CausedHealth & Pick<Health, 'level'>;
  /** In a row of other labels. */
  readonly isCompact?: boolean;
};

const STATUS: Readonly<Record<StatusLevel, NonNullable<LabelProps['status']>>> = {
  failed: 'danger',
  attention: 'warning',
  approval: 'info',
  progress: 'info',
  ready: 'success',
};
