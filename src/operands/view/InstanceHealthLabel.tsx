import { Label, type LabelProps } from '@patternfly/react-core';
import { PauseCircleIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import type { InstanceHealth, InstanceHealthKind } from '~/operands/rules/instanceHealth';
import { evidenceText, healthText } from './texts';

/** The health of an instance, with its evidence on hover. */
export function InstanceHealthLabel({ health, isCompact = false }: Props) {
  const t = useT();
  const status = STATUS[health.kind];
  return (
    <Label
      isCompact={isCompact}
      variant="outline"
      title={evidenceText(health.evidence, t)}
      {...(status !== null && { status })}
      {...(health.kind === 'paused' && { icon: <PauseCircleIcon /> })}
    >
      {healthText(health.kind, t)}
    </Label>
  );
}

type Props = { readonly health: InstanceHealth; readonly isCompact?: boolean };

const STATUS: Readonly<Record<InstanceHealthKind, NonNullable<LabelProps['status']> | null>> = {
  'not-ready': 'danger',
  deleting: 'warning',
  working: 'info',
  unseen: 'info',
  paused: null,
  unknown: null,
  ready: 'success',
};
