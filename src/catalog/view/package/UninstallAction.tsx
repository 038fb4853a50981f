import { DropdownItem, DropdownList } from '@patternfly/react-core';
import { useLocation, useNavigate } from 'react-router';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { canUninstall } from '~/olm/installed/canUninstall';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { LinkButton } from '~/ui/LinkButton';

/** The action to uninstall a package; with several installations, the user selects one. */
export function UninstallAction({ installs, isInline = false }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const removable = installs.filter((one) => canUninstall(one).allowed);
  const [only, ...others] = removable;
  if (only === undefined) return null;
  const addressOf = ({ namespace, name }: InstalledOperator) =>
    routes.uninstall(namespace, name, `${pathname}${search}`);
  if (others.length === 0) {
    return (
      <LinkButton variant="link" isInline={isInline} to={addressOf(only)}>
        {t('Uninstall')}
      </LinkButton>
    );
  }
  return (
    <ActionsDropdown toggle={{ children: t('Uninstall'), variant: 'plainText' }}>
      <DropdownList>
        {removable.map((operator) => (
          <DropdownItem
            key={operator.id}
            onClick={() => {
              void navigate(addressOf(operator));
            }}
          >
            {t('From namespace {{namespace}}', { namespace: operator.namespace })}
          </DropdownItem>
        ))}
      </DropdownList>
    </ActionsDropdown>
  );
}

type Props = {
  readonly installs: readonly InstalledOperator[];
  /** Among links. */
  readonly isInline?: boolean;
};
