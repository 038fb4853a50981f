import { Label, LabelGroup } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** Keys with their values, as the console shows labels. */
export function PairList({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) {
  const t = useT();
  if (pairs.length === 0) return t('None');
  return (
    <LabelGroup numLabels={8}>
      {pairs.map(([key, value]) => (
        <Label key={key} isCompact variant="outline" textMaxWidth="24rem">
          {value === '' ? key : `${key}=${value}`}
        </Label>
      ))}
    </LabelGroup>
  );
}
