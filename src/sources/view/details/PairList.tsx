import { DescriptionList, Label } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { useT } from '~/i18n';
import { LabelGroup } from '~/ui/LabelGroup';
import { TitledCard } from '~/ui/TitledCard';

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

/** A card with facts. */
export function FactCard({ title, children }: FactCardProps) {
  return (
    <TitledCard title={title}>
      <DescriptionList
        isCompact
        isHorizontal
        isFluid
        horizontalTermWidthModifier={{ default: '12ch' }}
        aria-label={title}
      >
        {children}
      </DescriptionList>
    </TitledCard>
  );
}

type FactCardProps = { readonly title: string; readonly children: ReactNode };
