import { Button, Tooltip } from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import { neededText } from '~/ui/permissionText';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import type { Permission } from '~/kube/failure';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';

/** A link to a new catalog; without permission, the reason. */
export function CreateSource({ scope, variant = 'primary' }: Props) {
  const t = useT();
  const [missing] = useMissingPermissions([permissionToCreate(scope)]);
  const text = t('Create CatalogSource');
  if (missing === undefined) {
    return (
      <LinkButton variant={variant} to={routes.newSource(scope)}>
        {text}
      </LinkButton>
    );
  }
  return (
    <Tooltip content={neededText([missing], t)}>
      <Button variant={variant} isAriaDisabled>
        {text}
      </Button>
    </Tooltip>
  );
}

type Props = { readonly scope: NamespaceScope; readonly variant?: 'primary' | 'secondary' };

function permissionToCreate(scope: NamespaceScope): Permission {
  return {
    verb: 'create',
    group: 'operators.coreos.com',
    resource: 'catalogsources',
    ...(scope !== null && { namespace: scope }),
  };
}
