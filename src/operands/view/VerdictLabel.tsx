import { Label, type LabelProps } from '@patternfly/react-core';
import { PauseCircleIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import type { Verdict, VerdictKind } from '~/operands/rules/verdict';
import { evidenceText, verdictText } from './texts';

/** How an instance is, and on hover what that was read from. */
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
