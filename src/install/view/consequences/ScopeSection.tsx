import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from '@patternfly/react-core';
import { ConsequenceSection } from '~/ui/form/ConsequencesCard';
import { permissionScope, type PermissionScope } from '~/install/rules/neededPermissions';
import type { PlannedInstall } from '~/install/rules/plannedInstall';
import { useT, type Translate } from '~/i18n';
import { Fold } from '~/ui/Fold';

/** The scope of the Operator. */
export function ScopeSection({ plan: { form, offered, facts } }: Props) {
  const t = useT();
  const scope = permissionScope(form, offered, facts);
  if (scope === null) return null;
  return (
    <ConsequenceSection title={t('Scope and permissions')}>
      <DescriptionList isCompact aria-label={t('Scope and permissions')}>
        <DescriptionListGroup>
          <DescriptionListTerm>{t('Watches')}</DescriptionListTerm>
          <DescriptionListDescription>{watchedText(scope, t)}</DescriptionListDescription>
        </DescriptionListGroup>
        <DescriptionListGroup>
          <DescriptionListTerm>{t('Permissions')}</DescriptionListTerm>
          <DescriptionListDescription>{permissionText(scope, t)}</DescriptionListDescription>
        </DescriptionListGroup>
      </DescriptionList>
      <Fold title={t('User access')}>
        {scope.kinds.length > 0 && <p>{peopleText(scope, t)}</p>}
        <p>{podText(scope, t)}</p>
      </Fold>
    </ConsequenceSection>
  );
}

type Props = { readonly plan: PlannedInstall };

/** The watched namespaces, and whether later namespaces are included. */
function watchedText({ watched, group }: PermissionScope, t: Translate): string {
  switch (watched.kind) {
    case 'all':
      return t('All namespaces, including namespaces created later.');
    case 'list': {
      const namespaces = t.list(watched.namespaces);
      return group === null
        ? t('{{namespaces}} only.', { namespaces })
        : t('{{namespaces}} only, as specified in OperatorGroup {{group}}.', { namespaces, group });
    }
    case 'selected': {
      const { selector } = watched;
      return watched.namespaces.length === 0
        ? t('Namespaces with label {{selector}}. No namespace has the label yet.', {
            selector,
          })
        : t('Namespaces with label {{selector}}, currently {{namespaces}}.', {
            selector,
            namespaces: t.list(watched.namespaces),
          });
    }
  }
}

/**
 * OG-019, IN-036, OG-025: the scope of the permissions. The catalog does not list them; OLM reads them from the bundle.
 */
function permissionText({ serviceAccount, watched }: PermissionScope, t: Translate): string {
  if (serviceAccount !== null) {
    return t(
      'The permissions of the Operator are limited to those of service account {{account}}.',
      {
        account: serviceAccount,
      },
    );
  }
  return watched.kind === 'all'
    ? t('Namespaced permissions become cluster roles and apply cluster-wide.')
    : t(
        'The Operator might also request cluster-wide permissions. Select Review before installing to view them.',
      );
}

/** IN-037, OG-017: the access for users of the watched namespaces. */
function peopleText({ kinds }: PermissionScope, t: Translate): string {
  const shown = t.list(kinds.slice(0, FEW));
  const names =
    kinds.length > FEW
      ? t('{{kinds}} and {{count}} more', { kinds: shown, count: kinds.length - FEW })
      : shown;
  return t(
    'Users with edit access to these namespaces can create and edit {{kinds}}. Users with view access can view them.',
    { kinds: names },
  );
}

/** IN-036, OG-021: the users with access to the Operator's pod. */
function podText({ namespace }: PermissionScope, t: Translate): string {
  return t('Users who can create pods in {{namespace}} can use all permissions of the Operator.', {
    namespace,
  });
}

/** The maximum number of kinds in a sentence. */
const FEW = 4;
