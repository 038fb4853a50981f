import { List, ListItem } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { HubChange } from '~/olm/catalogSources/defaultSources';
import { type Translate, useT } from '~/i18n';

/** What somebody else has done to the default catalogs while a dialog was open. */
export function ChangedMeanwhile({ changes }: { readonly changes: readonly HubChange[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <Notice variant="warning" isLiveRegion title={t('This resource has been updated')}>
      <List>
        {changes.map((change) => (
          <ListItem key={change.name ?? ''}>{changeText(change, t)}</ListItem>
        ))}
      </List>
      <p>{t('Review the changes and save again.')}</p>
    </Notice>
  );
}

function changeText({ name, isDisabled }: HubChange, t: Translate): string {
  if (name === null) {
    return isDisabled ? t('All default catalogs are disabled') : t('Default catalogs are enabled');
  }
  return isDisabled
    ? t('CatalogSource {{name}} disabled', { name })
    : t('CatalogSource {{name}} enabled', { name });
}
