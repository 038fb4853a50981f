import { Label } from '@patternfly/react-core';
import type { PairedState } from '~/domain/plans/review/delta/pairedDeltas';
import { useT } from '~/i18n';

/** What happens to a part of an Operator. */
export function PairedLabel({ state }: { readonly state: PairedState }) {
  const t = useT();
  switch (state) {
    case 'added':
      return (
        <Label isCompact color="blue">
          {t('New')}
        </Label>
      );
    case 'changed':
      return (
        <Label isCompact color="orange">
          {t('Changed')}
        </Label>
      );
    case 'removed':
      return <Label isCompact>{t('Removed')}</Label>;
    case 'same':
      return (
        <Label isCompact variant="outline">
          {t('Unchanged')}
        </Label>
      );
    case 'unknown':
      return (
        <Label isCompact status="warning">
          {t('Unknown')}
        </Label>
      );
  }
}
