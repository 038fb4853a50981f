import { ActionsMenu, type MenuAction, MenuItems } from '~/ui/ActionsMenu';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import {
  type SourceActionEntry,
  sourceActions,
  type Unavailable,
} from '~/sources/rules/sourceActions';
import { useT, type Translate } from '~/i18n';
import { routes } from '~/routes';
import { useOpenSourceDialog } from './sourceDialogs';

/**
 * All actions for a catalog, within a DialogProvider.
 * @param isKebab in a row: an icon button
 */
export function SourceActions({ item, isKebab = false }: Props) {
  const t = useT();
  const scope = useNamespaceScope();
  const open = useOpenSourceDialog();
  return (
    <ActionsMenu of={isKebab ? item.displayName : undefined}>
      <MenuItems
        actions={sourceActions(item).map(({ action, unavailable }) => ({
          ...ACTIONS[action]({ item, scope, open }, t),
          why: unavailable === null ? null : unavailableText(unavailable, t),
        }))}
      />
    </ActionsMenu>
  );
}

type Props = { readonly item: CatalogSourceItem; readonly isKebab?: boolean };

type From = {
  readonly item: CatalogSourceItem;
  readonly scope: string | null;
  readonly open: ReturnType<typeof useOpenSourceDialog>;
};

const ACTIONS: Readonly<
  Record<SourceActionEntry['action'], (from: From, t: Translate) => MenuAction>
> = {
  edit: ({ item }, t) => ({ text: t('Edit'), to: routes.editSource(item.namespace, item.name) }),
  copy: ({ item: { namespace, name }, scope }, t) => ({
    text: t('Duplicate'),
    to: routes.newSource(scope, { namespace, name }),
  }),
  refresh: ({ item, open }, t) => ({
    text: t('Restart'),
    onSelect: () => {
      open('refresh', item);
    },
  }),
  'switch-on': ({ item, open }, t) => ({
    text: t('Enable'),
    onSelect: () => {
      open('switch-on', item);
    },
  }),
  'switch-off': (from, t) => ({ ...takeAway(from), text: t('Disable') }),
  delete: (from, t) => ({ ...takeAway(from), text: t('Delete'), isDanger: true }),
};

function takeAway({ item, open }: From) {
  return {
    isApart: true,
    onSelect: () => {
      open('take-away', item);
    },
  };
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
