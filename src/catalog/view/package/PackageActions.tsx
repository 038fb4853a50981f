import { Button, DropdownItem, DropdownList, Tooltip } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import { canInstallAgain, type PrimaryAction, primaryAction } from '~/catalog/rules/primaryAction';
import type { PackageSelection } from '~/catalog/rules/selection';
import { type Translate, useT } from '~/i18n';
import { canUninstall } from '~/olm/installed/canUninstall';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import type { ExtensionOffer } from '~/olm/read/extensions/useExtensionOffer';
import { type NamespaceScope, routes } from '~/routes';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { unfitText } from '~/ui/fitText';
import { LinkButton } from '~/ui/LinkButton';

/** One primary button, and a second one if another installation is possible. */
export function PackageActions(props: Props) {
  const { details, selection, scope, isOneOfSeveral, extension, children } = props;
  const t = useT();
  const { operator, installs, installsHere } = details;
  const action = primaryAction(installsHere);
  // The head is no choice of the user: the form would keep it in another channel.
  const query = new URLSearchParams({
    channel: selection.channel.name,
    ...(selection.isHead ? {} : { version: selection.version.version }),
  });
  const form = routes.install(scope, operator.key);
  const install = extension?.isOnly === true ? form : `${form}?${query.toString()}`;
  return (
    <div className="operator-hub__package-actions">
      <Primary action={action} install={install} {...props} />
      {action.kind !== 'install' && canInstallAgain(installs) && (
        <LinkButton to={install} variant={isOneOfSeveral === true ? 'link' : 'secondary'}>
          {t('Install in another project')}
        </LinkButton>
      )}
      {children}
    </div>
  );
}

/** Disabled with the reason if only OLM v1 has the package and does not support it. */
function Primary({ action, install, extension = null, isOneOfSeveral }: PrimaryProps) {
  const t = useT();
  const isInstall = action.kind === 'install';
  const unfit = isInstall && extension?.isOnly === true ? unfitIn(extension, t) : null;
  return unfit === null ? (
    <LinkButton
      to={isInstall ? install : targetOf(action)}
      variant={isOneOfSeveral === true ? 'secondary' : 'primary'}
    >
      {actionText(action, t)}
    </LinkButton>
  ) : (
    // A notice of the page has the reason.
    <Tooltip content={isOneOfSeveral === true ? unfit : t('Not supported by OLM v1')}>
      <Button variant="primary" isAriaDisabled>
        {actionText(action, t)}
      </Button>
    </Tooltip>
  );
}

type PrimaryProps = Pick<Props, 'extension' | 'isOneOfSeveral'> & {
  readonly action: PrimaryAction;
  /** The path of the form. */
  readonly install: string;
};

function unfitIn({ fit }: ExtensionOffer, t: Translate): string | null {
  return fit && unfitText(fit, t);
}

type Props = {
  readonly details: PackageDetails;
  readonly selection: PackageSelection;
  readonly scope: NamespaceScope;
  /** Beside other packages, no button is the primary one. */
  readonly isOneOfSeveral?: boolean;
  /** How OLM v1 can install the selected version. */
  readonly extension?: ExtensionOffer | null;
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

/** The installation with OLM v1, if a ClusterCatalog also contains the package; OLM v0 remains the first choice. */
export function InstallMenu({ packageKey, of }: InstallMenuProps) {
  const t = useT();
  const navigate = useNavigate();
  if (of === null || of.isOnly) return null;
  const { catalog } = of;
  const unfit = unfitIn(of, t);
  const isUnavailable = unfit !== null;
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
            unfit ??
            t(
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

type InstallMenuProps = {
  readonly packageKey: PackageKey;
  readonly of: ExtensionOffer | null;
};

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
