import { Label } from '@patternfly/react-core';
import type { ObjectState } from '~/updates/rules/review/objectChanges';
import type { PairedState } from '~/updates/rules/review/pairedDeltas';
import { useT } from '~/i18n';

/** The action of a plan on an object or on a part of an Operator. */
export function ChangeLabel({ state }: { readonly state: ObjectState | PairedState }) {
  const t = useT();
  switch (state) {
    case 'created':
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
    case 'replaced':
      return (
        <Label isCompact color="purple">
          {t('Update type')}
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
