import { List, ListItem } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { InstalledDeprecation } from '~/olm/installed/deprecations';
import { type Translate, useT } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';

/** What its catalog has deprecated, in the catalog's own words (SU-013). */
export function DeprecationNotice({ details: { operator } }: OperatorTabProps) {
  const t = useT();
  const found = operator.deprecations;
  if (found.length === 0) return null;
  return (
    <Notice variant="warning" title={t('Its catalog calls it deprecated')}>
      <List>
        {found.map((one) => (
          <ListItem key={one.level}>
            <strong>{subjectOf(one, operator, t)}</strong> {one.message}
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}

function subjectOf(
  { level }: InstalledDeprecation,
  { packageName, channel, version }: OperatorTabProps['details']['operator'],
  t: Translate,
): string {
  switch (level) {
    case 'package':
      return t('Package {{name}}:', { name: packageName });
    case 'channel':
      return t('Channel {{name}}:', { name: channel });
    case 'version':
      return t('Version {{name}}:', { name: version });
  }
}
