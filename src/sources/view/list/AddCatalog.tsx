import { Button, Tooltip } from '@patternfly/react-core';
import type { Permission } from '~/kube/failure';
import type { ResourceModel } from '~/kube/models/meta';
import { catalogSourceModel } from '~/kube/models/olm';
import { clusterCatalogModel } from '~/kube/models/olmV1';
import { listPermission } from '~/kube/permissions';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { useT } from '~/i18n';
import { useHasExtensions } from '~/olm/read/extensions/useServesExtensions';
import { type NamespaceScope, routes } from '~/routes';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { MenuItems } from '~/ui/ActionsMenu';
import { LinkButton } from '~/ui/LinkButton';
import { neededText } from '~/ui/permissionText';

/** A link to the form of a new catalog; a menu if the user can also create ClusterCatalogs; without permission, the reason. */
export function AddCatalog({ scope, variant = 'primary' }: Props) {
  const t = useT();
  const [missing] = useMissingPermissions([toCreate(catalogSourceModel, scope)]);
  const isServed = useHasExtensions();
  const missingV1 = useMissingPermissions(isServed ? [toCreate(clusterCatalogModel, null)] : []);
  const text = t('Add catalog');
  const why = missing === undefined ? null : neededText([missing], t);
  const to = routes.newSource(scope);
  if (isServed && missingV1.length === 0) {
    return (
      <ActionsDropdown toggle={{ children: text, variant }} position="end">
        <MenuItems
          actions={[
            { text: t('CatalogSource'), to, why },
            { text: t('ClusterCatalog'), to: routes.newClusterCatalog() },
          ]}
        />
      </ActionsDropdown>
    );
  }
  if (why === null) {
    return (
      <LinkButton variant={variant} to={to}>
        {text}
      </LinkButton>
    );
  }
  return (
    <Tooltip content={why}>
      <Button variant={variant} isAriaDisabled>
        {text}
      </Button>
    </Tooltip>
  );
}

type Props = { readonly scope: NamespaceScope; readonly variant?: 'primary' | 'secondary' };

function toCreate(model: ResourceModel, namespace: NamespaceScope): Permission {
  return { ...listPermission(model, namespace), verb: 'create' };
}
