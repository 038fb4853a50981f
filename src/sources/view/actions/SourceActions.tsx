import { Divider, DropdownItem, DropdownList } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons';
import { useNavigate } from 'react-router';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import {
  sourceActions,
  type SourceActionEntry,
  type Unavailable,
} from '~/sources/rules/sourceActions';
import { useT, type Translate } from '~/i18n';
import { routes } from '~/routes';
import { useOpenSourceDialog } from './sourceDialogs';

/**
 * All actions for a catalog, within a DialogProvider. Unavailable ones show the reason.
 * @param isKebab in a row: an icon button
 */
export function SourceActions({ item, isKebab = false }: Props) {
  const t = useT();
  return isKebab ? (
    <ActionsDropdown
      position="right"
      toggle={{
        variant: 'plain',
        'aria-label': t('Actions for {{name}}', { name: item.displayName }),
        icon: <EllipsisVIcon />,
      }}
    >
      <Entries item={item} />
    </ActionsDropdown>
  ) : (
    <ActionsDropdown position="end" toggle={{ children: t('Actions') }}>
      <Entries item={item} />
    </ActionsDropdown>
  );
}

type Props = { readonly item: CatalogSourceItem; readonly isKebab?: boolean };

function Entries({ item }: Pick<Props, 'item'>) {
  const t = useT();
  const start = useStart(item);
  return (
    <DropdownList>
      {sourceActions(item).map(({ action, unavailable: unavailable }) => [
        REMOVALS.includes(action) && <Divider key={`before ${action}`} component="li" />,
        <DropdownItem
          key={action}
          isAriaDisabled={unavailable !== null}
          isDanger={action === 'delete'}
          {...(unavailable !== null && { description: unavailableText(unavailable, t) })}
          onClick={() => {
            if (unavailable === null) start(action);
          }}
        >
          {actionText(action, t)}
        </DropdownItem>,
      ])}
    </DropdownList>
  );
}

const REMOVALS: readonly SourceActionEntry['action'][] = ['switch-off', 'delete'];

function useStart(item: CatalogSourceItem): (action: SourceActionEntry['action']) => void {
  const navigate = useNavigate();
  const scope = useNamespaceScope();
  const open = useOpenSourceDialog();
  const { namespace, name } = item;
  return (action) => {
    switch (action) {
      case 'edit':
        void navigate(routes.editSource(namespace, name));
        return;
      case 'copy':
        void navigate(routes.newSource(scope, { namespace, name }));
        return;
      case 'refresh':
      case 'switch-on':
        open(action, item);
        return;
      case 'switch-off':
      case 'delete':
        open('take-away', item);
        return;
    }
  };
}

function actionText(action: SourceActionEntry['action'], t: Translate): string {
  switch (action) {
    case 'edit':
      return t('Edit');
    case 'copy':
      return t('Duplicate');
    case 'refresh':
      return t('Restart');
    case 'switch-on':
      return t('Enable');
    case 'switch-off':
      return t('Disable');
    case 'delete':
      return t('Delete');
  }
}

/** The reason why an action is unavailable. */
function unavailableText(unavailable: Unavailable, t: Translate): string {
  switch (unavailable) {
    case 'reverted':
      return t(
        'The Marketplace Operator reverts changes to default catalogs. To customize a default catalog, duplicate it.',
      );
    case 'off':
      return t('Default catalog disabled');
    case 'elsewhere':
      return t('This catalog uses an external registry server. OLM does not create a pod.');
    case 'no-endpoint':
      return t('No image, address, or ConfigMap specified');
  }
}
