import type { ReactNode } from 'react';
import { List, ListItem } from '@patternfly/react-core';
import type { Permission } from '~/kube/failure';
import { useT } from '~/i18n';
import { Notice } from './Notice';
import { PermissionGrant } from './permissions/PermissionGrant';
import { usePermissionText } from './permissionText';

/** The missing permissions of an action. Renders nothing if there are none. */
export function MissingPermissions({ missing, title, children }: Props) {
  const t = useT();
  const permissionText = usePermissionText();
  if (missing.length === 0) return null;
  return (
    <Notice variant="warning" title={title}>
      <p>{t('Missing permissions:')}</p>
      <List>
        {missing.map((permission) => (
          <ListItem key={Object.values(permission).join(' ')}>
            {permissionText(permission)}
          </ListItem>
        ))}
      </List>
      {children}
      <PermissionGrant permissions={missing} />
    </Notice>
  );
}

type Props = {
  readonly missing: readonly Permission[];
  readonly title: string;
  /** What the user can do about it. */
  readonly children?: ReactNode;
};
