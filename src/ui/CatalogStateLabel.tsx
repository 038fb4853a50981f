import { Label, type LabelProps } from '@patternfly/react-core';
import { InProgressIcon } from '@patternfly/react-icons';
import type { InstallState } from '~/olm/packages/installState';
import { type Texts, type Translate, useT } from '~/i18n';

/** The installation state of a package; nothing if it is not installed. */
export function CatalogStateLabel({ state }: { readonly state: InstallState }) {
  const t = useT();
  if (state === 'not-installed') return null;
  return (
    <Label isCompact {...LOOKS[state]}>
      {installStateText(state, t)}
    </Label>
  );
}

/** The state as text for a badge or facet. */
export function installStateText(state: InstallState, t: Translate): string {
  return STATE_TEXTS[state](t);
}

const STATE_TEXTS: Texts<InstallState> = {
  failed: (t) => t('Failed'),
  'approval-needed': (t) => t('Requires approval'),
  'in-progress': (t) => t('In progress'),
  'update-available': (t) => t('Update available'),
  installed: (t) => t('Installed'),
  'not-installed': (t) => t('Not installed'),
};

const LOOKS: Readonly<Record<Exclude<InstallState, 'not-installed'>, LabelProps>> = {
  failed: { status: 'danger' },
  'approval-needed': { status: 'warning' },
  'in-progress': { color: 'blue', icon: <InProgressIcon /> },
  'update-available': { status: 'info' },
  installed: { status: 'success' },
};
