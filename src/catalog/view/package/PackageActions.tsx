import type { ReactNode } from 'react';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import { type PrimaryAction, canInstallAgain, primaryAction } from '~/catalog/rules/primaryAction';
import type { PackageSelection } from '~/catalog/rules/selection';
import { type Translate, useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
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
