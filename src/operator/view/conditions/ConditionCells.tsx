import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Td } from '@patternfly/react-table';
import { useT } from '~/i18n';
import { Label, type LabelProps } from '@patternfly/react-core';
import { InProgressIcon } from '@patternfly/react-icons';
import type { ConditionTone } from '~/olm/conditions/conditionTone';

/** The last cells of a condition row: reason, message and time. */
export function ConditionCells({ reason, message, since }: Props) {
  const t = useT();
  return (
    <>
      <Td dataLabel={t('Reason')} modifier="breakWord">
        {/* In a stacked table a cell is a grid: one element beside its label. */}
        <div>
          {reason !== null && <strong>{reason}</strong>} {message}
          {reason === null && message === null && '–'}
        </div>
      </Td>
      <Td dataLabel={t('Updated')}>{since === null ? '–' : <Timestamp timestamp={since} />}</Td>
    </>
  );
}

type Props = {
  readonly reason: string | null;
  readonly message: string | null;
  readonly since: string | null;
};

/** A label with the color and icon of its tone. */
export function ToneLabel({ tone, children }: ToneLabelProps) {
  return (
    // In a table on a narrow page, the cell would stretch the label.
    <span>
      <Label isCompact variant="outline" {...LOOKS[tone]}>
        {children}
      </Label>
    </span>
  );
}

type ToneLabelProps = { readonly tone: ConditionTone; readonly children: string };

const LOOKS: Readonly<Record<ConditionTone, Pick<LabelProps, 'status' | 'color' | 'icon'>>> = {
  bad: { status: 'danger' },
  warning: { status: 'warning' },
  progress: { color: 'blue', icon: <InProgressIcon /> },
  good: { status: 'success' },
  neutral: { color: 'grey' },
};
