import { List, ListItem } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { HubChange } from '~/olm/catalogSources/defaultSources';
import { type Translate, useT } from '~/i18n';

/** What somebody else has done to the default catalogs while a dialog was open. */
export function ChangedMeanwhile({ changes }: { readonly changes: readonly HubChange[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <Notice
      variant="warning"
      isLiveRegion
      title={t('Somebody else has changed the default catalogs meanwhile')}
    >
      <List>
        {changes.map((change) => (
          <ListItem key={change.name ?? ''}>{changeText(change, t)}</ListItem>
        ))}
      </List>
      <p>{t('That stays as it is; your choice is kept, too.')}</p>
    </Notice>
  );
}

function changeText({ name, isDisabled }: HubChange, t: Translate): string {
  if (name === null) {
    return isDisabled
      ? t('All default catalogs without an entry of their own are switched off.')
      : t('Default catalogs without an entry of their own are switched on.');
  }
  return isDisabled
    ? t('{{name}} is switched off.', { name })
    : t('{{name}} is switched on.', { name });
}
