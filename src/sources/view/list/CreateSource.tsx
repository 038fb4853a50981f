import { Button, Tooltip } from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import { neededText } from '~/ui/permissionText';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import type { Permission } from '~/kube/failure';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';

/** The way to a new catalog; for who may not create one, why there is none. */
export function CreateSource({ scope, variant = 'primary' }: Props) {
  const t = useT();
  const [missing] = useMissingPermissions([rightToCreate(scope)]);
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

function rightToCreate(scope: NamespaceScope): Permission {
  return {
    verb: 'create',
    group: 'operators.coreos.com',
    resource: 'catalogsources',
    ...(scope !== null && { namespace: scope }),
  };
}
