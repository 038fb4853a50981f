import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from '@patternfly/react-core';
import { ConsequenceSection } from '~/ui/form/ConsequenceSection';
import { permissionScope, type PermissionScope } from '~/install/rules/permissionScope';
import type { PlannedInstall } from '~/install/rules/plannedInstall';
import { useT, type Translate } from '~/i18n';

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

/** What the Operator watches, and what comes of namespaces that are made later. */
function watchedText({ watched, group }: PermissionScope, t: Translate): string {
  switch (watched.kind) {
    case 'all':
      return t('All namespaces, and every namespace that is made later.');
    case 'list': {
      const namespaces = t.list(watched.namespaces);
      return group === null
        ? t('{{namespaces}} only.', { namespaces })
        : t('{{namespaces}} only, as OperatorGroup {{group}} says.', { namespaces, group });
    }
    case 'selected': {
      const { selector } = watched;
      return watched.namespaces.length === 0
        ? t('Namespaces labelled {{selector}}: none now, and each that gets the label later.', {
            selector,
          })
        : t(
            'Namespaces labelled {{selector}}: now {{namespaces}}, and each that gets the label later.',
            {
              selector,
              namespaces: t.list(watched.namespaces),
            },
          );
    }
  }
}

/** OG-019, IN-036: what becomes of the permissions that an Operator asks for its namespaces. */
function permissionText(scope: PermissionScope, t: Translate): string {
  const { watched, namespace } = scope;
  if (watched.kind === 'all') {
    return t(
      'Its namespaced permissions apply to the whole cluster: OLM turns them into cluster roles.',
    );
  }
  const namespaces = t.list([...new Set([...watched.namespaces, namespace])]);
  return t('Its namespaced permissions apply to {{namespaces}}.', { namespaces });
}

/** The catalog has no permissions in it; OLM takes them from the bundle. OG-025: a service account limits them. */
function clusterText({ serviceAccount }: PermissionScope, t: Translate): string {
  return serviceAccount === null
    ? t(
        'It may also ask for permissions in the whole cluster. The catalog does not list them; "Review first" shows them before anything is installed.',
      )
    : t(
        'It gets nothing that service account {{account}} may not do itself. "Review first" shows what it asks for.',
        {
          account: serviceAccount,
        },
      );
}

/** IN-037, OG-017: what people of the watched namespaces gain. */
function peopleText({ watched, kinds }: PermissionScope, t: Translate): string {
  const shown = t.list(kinds.slice(0, FEW));
  const names =
    kinds.length > FEW
      ? t('{{kinds}} and {{count}} more', { kinds: shown, count: kinds.length - FEW })
      : shown;
  return watched.kind === 'all'
    ? t(
        'Whoever may edit a namespace may also create and change {{kinds}} in it, and whoever may view it sees them.',
        {
          kinds: names,
        },
      )
    : t(
        'Whoever may edit these namespaces may also create and change {{kinds}} in them, and whoever may view them sees them.',
        {
          kinds: names,
        },
      );
}

/** IN-036, OG-021: who comes near the Operator itself. */
function podText({ namespace }: PermissionScope, t: Translate): string {
  return t(
    'Its pod and service account are in {{namespace}}: whoever may create pods there can use all its permissions.',
    {
      namespace,
    },
  );
}

/** More kinds than this nobody reads in a sentence. */
const FEW = 4;
