import { useT } from '~/i18n';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { routes } from '~/routes';
import { ActionsMenu, MenuItems } from '~/ui/ActionsMenu';
import { neededText } from '~/ui/permissionText';
import { toChange, toCreate } from '~/operands/rules/instancePermissions';
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
    <ActionsMenu of={isKebab ? props.row.name : undefined}>
      <Items {...props} />
    </ActionsMenu>
  );
}

type Props = {
  readonly row: Pick<InstanceRow, 'api' | 'namespace' | 'name'>;
  readonly onDelete: () => void;
};

function Items({ row: { api, namespace, name }, onDelete }: Props) {
  const t = useT();
  const model = api.served?.model ?? { group: api.group, plural: api.plural };
  const cannotEdit = useMissingPermissions([toChange('patch', model, { namespace, name })]);
  const cannotCreate = useMissingPermissions([toCreate(model, namespace)]);
  const cannotDelete = useMissingPermissions([toChange('delete', model, { namespace, name })]);
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
