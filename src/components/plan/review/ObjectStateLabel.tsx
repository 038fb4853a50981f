import { Label } from '@patternfly/react-core';
import type { ObjectState } from '~/domain/plans/review/delta/objectChanges';
import { useT } from '~/i18n';

/** What a plan does with an object. */
export function ObjectStateLabel({ state }: { readonly state: ObjectState }) {
  const t = useT();
  switch (state) {
    case 'created':
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
    case 'replaced':
      return (
        <Label isCompact color="purple">
          {t('Takes over')}
        </Label>
      );
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
