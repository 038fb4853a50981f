import { useT } from '~/i18n';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { routes } from '~/routes';
import { ActionsMenu, MenuItems } from '~/ui/ActionsMenu';
import { neededText } from '~/ui/permissionText';
import { toChange, toCreate } from '~/form/rules/objectPermissions';
import type { InstanceRow } from '~/operands/rules/instanceRow';

/**
 * The actions for one instance.
 * @param isKebab in a row: an icon button
 */
export function InstanceActions({
  isKebab = false,
  ...props
}: Props & { readonly isKebab?: boolean }) {
  return (
    <ActionsMenu
      of={isKebab ? props.row.name : undefined}
      needs={Object.values(neededFor(props.row))}
    >
      <Items {...props} />
    </ActionsMenu>
  );
}

type Props = {
  readonly row: Pick<InstanceRow, 'api' | 'namespace' | 'name'>;
  readonly onDelete: () => void;
};

function neededFor({ api, namespace, name }: Props['row']) {
  const model = api.served?.model ?? { group: api.group, plural: api.plural };
  return {
    toEdit: toChange('patch', model, { namespace, name }),
    toDuplicate: toCreate(model, namespace),
    toDelete: toChange('delete', model, { namespace, name }),
  };
}

function Items({ row, onDelete }: Props) {
  const t = useT();
  const { api, namespace, name } = row;
  const needed = neededFor(row);
  const cannotEdit = useMissingPermissions([needed.toEdit]);
  const cannotCreate = useMissingPermissions([needed.toDuplicate]);
  const cannotDelete = useMissingPermissions([needed.toDelete]);
  const instance = { api: api.name, namespace, name };
  const whyNotEdit = neededText(cannotEdit, t);
  return (
    <MenuItems
      actions={[
        { text: t('Edit'), to: routes.editInstance(instance), why: whyNotEdit },
        { text: t('Edit YAML'), to: routes.editInstance(instance, 'yaml'), why: whyNotEdit },
        {
          text: t('Duplicate'),
          to: routes.newInstance(namespace, api.name, { copy: name }),
          why: neededText(cannotCreate, t),
        },
        { text: t('Delete'), isDanger: true, why: neededText(cannotDelete, t), onSelect: onDelete },
      ]}
    />
  );
}
