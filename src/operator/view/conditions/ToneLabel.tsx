import { Label, type LabelProps } from '@patternfly/react-core';
import { InProgressIcon } from '@patternfly/react-icons';
import type { ConditionTone } from '~/olm/conditions/conditionTone';

/** A word with the colour and icon of what it means. */
export function ToneLabel({ tone, children }: Props) {
  return (
    // In a table on a narrow page the cell would stretch the label.
    <span>
      <Label isCompact variant="outline" {...LOOKS[tone]}>
        {children}
      </Label>
    </span>
  );
}

type Props = { readonly tone: ConditionTone; readonly children: string };

const LOOKS: Readonly<Record<ConditionTone, Pick<LabelProps, 'status' | 'color' | 'icon'>>> = {
  bad: { status: 'danger' },
  warning: { status: 'warning' },
  progress: { color: 'blue', icon: <InProgressIcon /> },
  good: { status: 'success' },
  neutral: { color: 'grey' },
};
