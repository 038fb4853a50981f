import { DropdownItem, DropdownList } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons';
import { useNavigate } from 'react-router';
import { useT } from '~/i18n';
import { isInstallable } from '~/olm/content/extensionFit';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { useExtensionOffer } from '~/olm/read/extensions/useExtensionOffer';
import { type NamespaceScope, routes } from '~/routes';
import { ActionsDropdown } from '~/ui/ActionsDropdown';

/** The installation with OLM v1, if a ClusterCatalog contains the package; OLM v0 remains the first choice. */
export function InstallMenu({ packageKey, scope }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const offer = useExtensionOffer(scope, packageKey);
  if (offer === null) return null;
  const { catalog, fit } = offer;
  const isUnavailable = fit !== null && !isInstallable(fit);
  return (
    <ActionsDropdown
      toggle={{
        variant: 'plain',
        'aria-label': t('More installation options'),
        icon: <EllipsisVIcon />,
      }}
    >
      <DropdownList>
        <DropdownItem
          isAriaDisabled={isUnavailable}
          description={
            isUnavailable
              ? t('OLM v1 does not support this package.')
              : t(
                  'OLM v1 installs and updates Operators cluster-wide, without install plans to approve.',
                )
          }
          onClick={() => {
            if (isUnavailable) return;
            void navigate(routes.installExtension(catalog, packageKey.packageName));
          }}
        >
          {t('Install with OLM v1')}
        </DropdownItem>
      </DropdownList>
    </ActionsDropdown>
  );
}

type Props = { readonly packageKey: PackageKey; readonly scope: NamespaceScope };
