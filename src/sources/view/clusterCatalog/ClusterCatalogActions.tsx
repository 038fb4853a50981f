import { useState } from 'react';
import { DropdownItem, DropdownList } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons';
import { useNavigate } from 'react-router';
import { useT } from '~/i18n';
import type { ClusterCatalogFacts } from '~/olm/extensions/clusterCatalogFacts';
import { OF_CLUSTER } from '~/olm/extensions/ofCluster';
import { routes } from '~/routes';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { availabilityAction, deletionAction } from './catalogActions';
import type { Action } from '~/ui/calls/action';
import { CallsDialog } from './CallsDialog';

/** The actions of a ClusterCatalog. OpenShift reverts changes of default catalogs except their availability. */
export function ClusterCatalogActions({ name, uid, facts, isKebab = false, onDelete }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [action, setAction] = useState<Action | null>(null);
  const { running, stopped } = facts;
  const unavailable = facts.isDefault
    ? { isAriaDisabled: true, description: t('OpenShift reverts changes to default catalogs.') }
    : {};
  const toggle = isKebab
    ? {
        variant: 'plain' as const,
        'aria-label': t('Actions for {{name}}', { name }),
        icon: <EllipsisVIcon />,
      }
    : { children: t('Actions') };
  return (
    <>
      <ActionsDropdown position={isKebab ? 'right' : 'end'} toggle={toggle}>
        <DropdownList>
          <DropdownItem
            {...unavailable}
            onClick={() => {
              if (!facts.isDefault) void navigate(routes.editSource(OF_CLUSTER, name));
            }}
          >
            {t('Edit')}
          </DropdownItem>
          <DropdownItem
            onClick={() => {
              void navigate(routes.newClusterCatalog(name));
            }}
          >
            {t('Duplicate')}
          </DropdownItem>
          <DropdownItem
            onClick={() => {
              const mode = facts.state === 'disabled' ? 'Available' : 'Unavailable';
              setAction(availabilityAction({ name, running, stopped }, mode, t));
            }}
          >
            {facts.state === 'disabled' ? t('Enable') : t('Disable')}
          </DropdownItem>
          <DropdownItem
            isDanger
            {...unavailable}
            onClick={() => {
              if (facts.isDefault) return;
              setAction(deletionAction({ name, running, stopped }, uid, t));
              onDelete?.();
            }}
          >
            {t('Delete')}
          </DropdownItem>
        </DropdownList>
      </ActionsDropdown>
      {action !== null && (
        <CallsDialog
          action={action}
          onClose={() => {
            setAction(null);
          }}
        />
      )}
    </>
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
