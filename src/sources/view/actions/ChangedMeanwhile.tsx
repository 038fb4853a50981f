import type { Failure } from '~/kube/failure';
import { hasChangedMeanwhile } from '~/olm/calls/changedMeanwhile';
import { List, ListItem } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { HubChange } from '~/olm/catalogSources/defaultSources';
import { type Translate, useT } from '~/i18n';

/** The changes of other users to the default catalogs while a dialog was open. */
export function ChangedMeanwhile({ changes, failure }: Props) {
  const t = useT();
  if (changes.length === 0) return null;
  // The dialog shows it with the failure.
  const isSaid = failure !== null && hasChangedMeanwhile(failure);
  return (
    <Notice
      variant="warning"
      isLiveRegion
      title={isSaid ? t('Changes') : t('This resource has been updated')}
    >
      <List>
        {changes.map((change) => (
          <ListItem key={change.name ?? ''}>{changeText(change, t)}</ListItem>
        ))}
      </List>
    </Notice>
  );
}

type Props = {
  readonly changes: readonly HubChange[];
  /** The failure of the save. */
  readonly failure: Failure | null;
};

function changeText({ name, isDisabled }: HubChange, t: Translate): string {
  if (name === null) {
    return isDisabled ? t('All default catalogs are disabled') : t('Default catalogs are enabled');
  }
  return isDisabled
    ? t('CatalogSource {{name}} disabled', { name })
    : t('CatalogSource {{name}} enabled', { name });
}
