import { DropdownItem, DropdownList } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import { canInstallAgain, type PrimaryAction, primaryAction } from '~/catalog/rules/primaryAction';
import type { PackageSelection } from '~/catalog/rules/selection';
import { type Translate, useT } from '~/i18n';
import { isInstallable } from '~/olm/content/extensionFit';
import { canUninstall } from '~/olm/installed/canUninstall';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { useExtensionOffer } from '~/olm/read/extensions/useExtensionOffer';
import { type NamespaceScope, routes } from '~/routes';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { LinkButton } from '~/ui/LinkButton';

/** One primary button, and a second one if another installation is possible. */
export function PackageActions({ details, selection, scope, isOneOfSeveral, children }: Props) {
  const t = useT();
  const { operator, installs, installsHere } = details;
  const action = primaryAction(installsHere);
  // The head is no choice of the user: the form would keep it in another channel.
  const query = new URLSearchParams({
    channel: selection.channel.name,
    ...(selection.isHead ? {} : { version: selection.version.version }),
  });
  const install = `${routes.install(scope, operator.key)}?${query.toString()}`;
  return (
    <div className="operator-hub__package-actions">
      <LinkButton
        to={action.kind === 'install' ? install : targetOf(action)}
        variant={isOneOfSeveral === true ? 'secondary' : 'primary'}
      >
        {actionText(action, t)}
      </LinkButton>
      {action.kind !== 'install' && canInstallAgain(installs) && (
        <LinkButton to={install} variant={isOneOfSeveral === true ? 'link' : 'secondary'}>
          {t('Install in another project')}
        </LinkButton>
      )}
      {children}
    </div>
  );
}

type Props = {
  readonly details: PackageDetails;
  readonly selection: PackageSelection;
  readonly scope: NamespaceScope;
  /** Beside other packages, no button is the primary one. */
  readonly isOneOfSeveral?: boolean;
  /** Further secondary actions. */
  readonly children?: ReactNode;
};

function targetOf(action: Exclude<PrimaryAction, { kind: 'install' }>): string {
  switch (action.kind) {
    case 'approve':
    case 'review-update':
      return routes.updates(action.namespace);
    case 'fix':
    case 'view':
      return routes.operator(action.namespace, action.name);
  }
}

function actionText({ kind }: PrimaryAction, t: Translate): string {
  switch (kind) {
    case 'install':
      return t('Install');
    case 'fix':
      return t('View failure');
    case 'approve':
      return t('Review installation');
    case 'review-update':
      return t('Review update');
    case 'view':
      return t('View Operator');
  }
}

/** The installation with OLM v1, if a ClusterCatalog contains the package; OLM v0 remains the first choice. */
export function InstallMenu({ packageKey, scope }: InstallMenuProps) {
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

type InstallMenuProps = { readonly packageKey: PackageKey; readonly scope: NamespaceScope };

/** The action to uninstall a package; with several installations, the user selects one. */
export function UninstallAction({ installs, isInline = false }: UninstallActionProps) {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const removable = installs.filter((one) => canUninstall(one).allowed);
  const [only, ...others] = removable;
  if (only === undefined) return null;
  const addressOf = ({ namespace, name }: InstalledOperator) =>
    routes.uninstallHere(namespace, name, search);
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

type UninstallActionProps = {
  readonly installs: readonly InstalledOperator[];
  /** Among links. */
  readonly isInline?: boolean;
};
