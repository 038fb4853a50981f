import { Label, type LabelProps } from '@patternfly/react-core';
import { PauseCircleIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import type { Verdict, VerdictKind } from '~/operands/rules/verdict';
import { evidenceText, verdictText } from './texts';

/** The health of an instance, with its evidence on hover. */
export function VerdictLabel({ verdict, isCompact = false }: Props) {
  const t = useT();
  const status = STATUS[verdict.kind];
  return (
    <Label
      isCompact={isCompact}
      variant="outline"
      title={evidenceText(verdict.evidence, t)}
      {...(status !== null && { status })}
      {...(verdict.kind === 'paused' && { icon: <PauseCircleIcon /> })}
    >
      {verdictText(verdict.kind, t)}
    </Label>
  );
}

type Props = { readonly verdict: Verdict; readonly isCompact?: boolean };

const STATUS: Readonly<Record<VerdictKind, NonNullable<LabelProps['status']> | null>> = {
  'not-ready': 'danger',
  deleting: 'warning',
  working: 'info',
  unseen: 'info',
  paused: null,
  unknown: null,
  ready: 'success',
};
