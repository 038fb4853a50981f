import type { Failure } from '~/kube/failure';
import { hasChangedMeanwhile } from '~/olm/calls/changedMeanwhile';
import type { HubChange } from '~/olm/catalogSources/defaultSources';
import type { Translate } from '~/i18n';
import type { ActionNotice } from '~/ui/calls/action';

/**
 * The changes of other users to the default catalogs while a dialog was open.
 * @param failure of the save, with which the dialog shows the reason
 */
export function changedMeanwhile(
  changes: readonly HubChange[],
  failure: Failure | null,
  t: Translate,
): readonly ActionNotice[] {
  if (changes.length === 0) return [];
  const isSaid = failure !== null && hasChangedMeanwhile(failure);
  return [
    {
      variant: 'warning',
      isLiveRegion: true,
      title: isSaid ? t('Changes') : t('This resource has been updated'),
      list: changes.map((change) => changeText(change, t)),
    },
  ];
}

function changeText({ name, isDisabled }: HubChange, t: Translate): string {
  if (name === null) {
    return isDisabled ? t('All default catalogs are disabled') : t('Default catalogs are enabled');
  }
  return isDisabled
    ? t('CatalogSource {{name}} disabled', { name })
    : t('CatalogSource {{name}} enabled', { name });
}
