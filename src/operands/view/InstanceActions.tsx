import { DropdownItem, DropdownList } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons';
import { useNavigate } from 'react-router';
import { useT } from '~/i18n';
import type { Permission } from '~/kube/failure';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { routes } from '~/routes';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { neededText } from '~/ui/permissionText';
import { toChange, toCreate } from '~/operands/rules/instancePermissions';
import type { InstanceRow } from '~/operands/rules/instanceRow';

/** The actions for one instance in a list. */
export function InstanceActions({ row, onDelete }: Props) {
  const t = useT();
  return (
    <ActionsDropdown
      position="right"
      toggle={{
        variant: 'plain',
        'aria-label': t('Actions for {{name}}', { name: row.name }),
        icon: <EllipsisVIcon />,
      }}
    >
      <InstanceItems row={row} onDelete={onDelete} />
    </ActionsDropdown>
  );
}

type Props = {
  readonly row: Pick<InstanceRow, 'api' | 'namespace' | 'name'>;
  readonly onDelete: () => void;
};

/** The same as items of an existing menu. */
export function InstanceItems({ row: { api, namespace, name }, onDelete }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const model = api.served?.model ?? { group: api.group, plural: api.plural };
  const cannotEdit = useMissingPermissions([toChange('patch', model, { namespace, name })]);
  const cannotCreate = useMissingPermissions([toCreate(model, namespace)]);
  const cannotDelete = useMissingPermissions([toChange('delete', model, { namespace, name })]);
  const unavailable = (missing: readonly Permission[]) => ({
    isAriaDisabled: missing.length > 0,
    ...(missing.length > 0 && { description: neededText(missing, t) }),
  });
  return (
    <DropdownList>
      <DropdownItem
        {...unavailable(cannotEdit)}
        onClick={() => {
          void navigate(routes.editInstance({ api: api.name, namespace, name }));
        }}
      >
        {t('Edit')}
      </DropdownItem>
      <DropdownItem
        {...unavailable(cannotEdit)}
        onClick={() => {
          void navigate(routes.editInstance({ api: api.name, namespace, name }, 'yaml'));
        }}
      >
        {t('Edit YAML')}
      </DropdownItem>
      <DropdownItem
        {...unavailable(cannotCreate)}
        onClick={() => {
          void navigate(routes.newInstance(namespace, api.name, { copy: name }));
        }}
      >
        {t('Duplicate')}
      </DropdownItem>
      <DropdownItem {...unavailable(cannotDelete)} isDanger onClick={onDelete}>
        {t('Delete')}
      </DropdownItem>
    </DropdownList>
  );
}
