import { useT } from '~/i18n';
import type { ClusterCatalogFacts } from '~/olm/extensions/clusterCatalogFacts';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { routes } from '~/routes';
import { ActionsMenu, MenuItems } from '~/ui/ActionsMenu';
import type { Action } from '~/ui/calls/action';
import { useOpenDialog } from '~/ui/DialogProvider';
import { availabilityAction, deletionAction } from './catalogActions';
import { CallsDialog } from './CallsDialog';

/** The actions of a ClusterCatalog. OpenShift reverts changes of default catalogs except their availability. */
export function ClusterCatalogActions({ name, uid, facts, isKebab = false, onDelete }: Props) {
  const t = useT();
  const openDialog = useOpenDialog();
  const { running, stopped } = facts;
  const why = facts.isDefault ? t('OpenShift reverts changes to default catalogs.') : null;
  const mode = facts.state === 'disabled' ? 'Available' : 'Unavailable';
  const open = (action: Action) => {
    openDialog((onClose) => <CallsDialog action={action} onClose={onClose} />);
  };
  return (
    <ActionsMenu of={isKebab ? name : undefined}>
      <MenuItems
        actions={[
          { text: t('Edit'), to: routes.editSource(CLUSTER_SCOPE, name), why },
          { text: t('Duplicate'), to: routes.newClusterCatalog(name) },
          {
            text: mode === 'Available' ? t('Enable') : t('Disable'),
            onSelect: () => {
              open(availabilityAction({ name, running, stopped }, mode, t));
            },
          },
          {
            text: t('Delete'),
            isDanger: true,
            why,
            onSelect: () => {
              open(deletionAction({ name, running, stopped }, uid, t));
              onDelete?.();
            },
          },
        ]}
      />
    </ActionsMenu>
  );
}

type Props = {
  readonly name: string;
  /** `null`: any object with the name. */
  readonly uid: string | null;
  readonly facts: ClusterCatalogFacts;
  /** In a row: a button with an icon only. */
  readonly isKebab?: boolean;
  /** Called when the dialog for the deletion opens. */
  readonly onDelete?: () => void;
};
