import { Label } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import { useT } from '~/i18n';

type Props = {
  /** The label of the list. */
  readonly label: string;
  readonly pairs: readonly (readonly [string, string])[];
};

/** Keys with their values in the console's style of labels. */
export function PairList({ label, pairs }: Props) {
  const t = useT();
  if (pairs.length === 0) return t('None');
  return (
    <LabelGroup numLabels={8} aria-label={label}>
      {pairs.map(([key, value]) => (
        <Label key={key} isCompact variant="outline" textMaxWidth="24rem">
          {value === '' ? key : `${key}=${value}`}
        </Label>
      ))}
    </LabelGroup>
  );
}
