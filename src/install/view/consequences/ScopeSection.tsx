import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from '@patternfly/react-core';
import { ConsequenceSection } from '~/ui/form/ConsequenceSection';
import { type PermissionScope, permissionScope } from '~/install/rules/permissionScope';
import type { PlannedInstall } from '~/install/rules/plannedInstall';
import { useT } from '~/i18n';
import { clusterText, peopleText, permissionText, podText, watchedText } from './scopeText';

/** Where the Operator will be in effect, and for whom. */
export function ScopeSection({ plan: { form, offered, facts } }: Props) {
  const t = useT();
  const scope = permissionScope(form, offered, facts);
  if (scope === null) return null;
  return (
    <ConsequenceSection title={t('Reach')}>
      <DescriptionList isCompact aria-label={t('Reach')}>
        {rowsOf(scope).map(({ id, texts }) => (
          <DescriptionListGroup key={id}>
            <DescriptionListTerm>
              <Term id={id} />
            </DescriptionListTerm>
            <DescriptionListDescription>
              {texts.map((text) => (
                <p key={text.name}>{text(scope, t)}</p>
              ))}
            </DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </ConsequenceSection>
  );
}

type Props = { readonly plan: PlannedInstall };

type RowId = 'watches' | 'permissions' | 'people';

function rowsOf({ kinds }: PermissionScope) {
  return [
    { id: 'watches', texts: [watchedText] },
    { id: 'permissions', texts: [permissionText, clusterText] },
    { id: 'people', texts: kinds.length === 0 ? [podText] : [peopleText, podText] },
  ] as const;
}

function Term({ id }: { readonly id: RowId }) {
  const t = useT();
  switch (id) {
    case 'watches':
      return t('Watches');
    case 'permissions':
      return t('Permissions');
    case 'people':
      return t('People');
  }
}
