import { Content, List, ListItem, Skeleton } from '@patternfly/react-core';
import { Link } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { DialogFrame } from '~/ui/DialogFrame';
import { useConflictingGroups } from '~/operator/read/useProviders';
import type { ConflictingGroup } from '~/operator/rules/operatorGroupChange';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';

/**
 * The groups that provide the same APIs to the same namespaces. One of the two Operators must be uninstalled or watch
 * other namespaces (OG-013).
 */
export function ConflictingGroupsDialog({ apis, namespace, onClose }: Props) {
  const t = useT();
  const conflicts = useConflictingGroups(apis, namespace);
  return (
    <DialogFrame title={t('Providers of the same APIs')} onClose={onClose}>
      <LoadableView
        of={conflicts}
        what={t('All OperatorGroups')}
        skeleton={<Skeleton height="6rem" screenreaderText={t('Loading')} />}
      >
        {(found) => <Rivals conflicts={found} />}
      </LoadableView>
    </DialogFrame>
  );
}

type Props = {
  readonly apis: readonly string[];
  readonly namespace: string;
  readonly onClose: () => void;
};

function Rivals({ conflicts }: { readonly conflicts: readonly ConflictingGroup[] }) {
  const t = useT();
  if (conflicts.length === 0) {
    return <p>{t('No conflicting OperatorGroup found. OLM retries automatically.')}</p>;
  }
  return (
    <Content>
      <p>
        {t(
          'Only one Operator can provide an API in a namespace. Uninstall one, or edit the OperatorGroups to select different namespaces.',
        )}
      </p>
      <List>
        {conflicts.map((rival) => (
          <ListItem key={`${rival.namespace}/${rival.groupName}`}>
            <Link to={routes.installed(rival.namespace)}>
              {t('Operators in namespace {{namespace}}', rival)}
            </Link>
            <div>{conflictingGroupText(rival, t)}</div>
          </ListItem>
        ))}
      </List>
    </Content>
  );
}

function conflictingGroupText(
  { groupName, kinds, targets }: ConflictingGroup,
  t: Translate,
): string {
  const names = { name: groupName, kinds: t.list(kinds), namespaces: t.list(targets) };
  return targets.includes('')
    ? t('OperatorGroup {{name}} provides {{kinds}} in all namespaces.', names)
    : t('OperatorGroup {{name}} provides {{kinds}} in {{namespaces}}.', names);
}
