import { Label } from '@patternfly/react-core';
import { PageHead } from '~/ui/page/PageHead';
import { HealthLabel } from '~/ui/health/HealthLabel';
import { operatorIcon } from '~/olm/read/packageIcon';
import type { InstalledDeprecation } from '~/olm/installed/deprecations';
import { useT, type Translate } from '~/i18n';
import type { OperatorDetails, OperatorTabProps } from '~/olm/installed/operatorDetails';
import { LinkButton } from '~/ui/LinkButton';
import { routes } from '~/routes';
import { ActionsMenu, type MenuAction, MenuItems } from '~/ui/ActionsMenu';
import { GitOpsLabel } from '~/ui/GitOpsNotice';
import { noUninstallText } from '~/ui/uninstallText';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { packageOf } from '~/olm/installed/operatorName';
import { isFirstInstall } from '~/olm/diagnosis/operatorFacts';
import { canUninstall } from '~/olm/installed/canUninstall';
import { useUrlQuery, withParam } from '~/ui/useUrlQuery';
import { ReinstallDialog } from './ReinstallDialog';

/** The name, namespace and status of the Operator, with its main action. */
export function OperatorHeader({ details }: OperatorTabProps) {
  const t = useT();
  const { operator, diagnosis } = details;
  const { displayName, version, provider, namespace, deprecations, gitOps } = operator;
  return (
    <PageHead
      icon={operatorIcon(details)}
      title={displayName}
      version={version}
      place={
        provider === null
          ? t('In namespace {{namespace}}', { namespace })
          : t('Provided by {{provider}}, in namespace {{namespace}}', { provider, namespace })
      }
      actions={<HeaderActions details={details} />}
    >
      <HealthLabel health={diagnosis.health} />
      <GitOpsLabel owner={gitOps} />
      {deprecations.map(({ level, message }) => (
        <Label key={level} variant="outline" status="warning" title={message}>
          {deprecationText(level, t)}
        </Label>
      ))}
    </PageHead>
  );
}

function deprecationText(level: InstalledDeprecation['level'], t: Translate): string {
  switch (level) {
    case 'package':
      return t('Deprecated package');
    case 'channel':
      return t('Deprecated channel');
    case 'version':
      return t('Deprecated version');
  }
}

/** The main action, if any, and a menu of all others. */
function HeaderActions({ details }: OperatorTabProps) {
  const t = useT();
  const decision = decisionOf(details, t);
  const [query, changeQuery] = useUrlQuery();
  return (
    <div className="operator-hub__operator-actions">
      {decision !== null && (
        <LinkButton variant="primary" to={decision.to}>
          {decision.text}
        </LinkButton>
      )}
      <ActionsMenu>
        <MenuItems actions={actionsOf(details.operator, t)} />
      </ActionsMenu>
      {query.get('edit') === 'reinstall' && (
        <ReinstallDialog
          details={details}
          onClose={() => {
            changeQuery(withParam('edit', null));
          }}
        />
      )}
    </div>
  );
}

/** A required decision. Remedies for problems are shown with them. */
function decisionOf({ operator, facts, plan }: OperatorDetails, t: Translate) {
  const { namespace, update } = operator;
  if (update !== null) {
    return {
      to: routes.plan(namespace, update.planName),
      text: t('Review update to {{version}}', { version: update.version }),
    };
  }
  if (plan?.state.kind !== 'requires-approval') return null;
  const text = isFirstInstall(facts) ? t('Review installation') : t('Review update');
  return { to: routes.plan(plan.namespace, plan.name), text };
}

/** All actions for the Operator: here, in the console, and its removal. */
function actionsOf(operator: InstalledOperator, t: Translate): readonly (MenuAction | false)[] {
  const { namespace, name, update, subscriptionName, csvNames } = operator;
  const [csv] = csvNames;
  const packageKey = packageOf(operator);
  const here = routes.operator(namespace, name);
  const why = noUninstallText(canUninstall(operator), namespace, t);
  const canReinstall = subscriptionName !== null && packageKey !== null;
  return [
    update !== null && { text: t('Review update'), to: routes.plan(namespace, update.planName) },
    subscriptionName !== null && {
      text: t('Edit settings'),
      to: routes.operator(namespace, name, 'updates'),
    },
    packageKey !== null && {
      text: t('View in catalog'),
      to: routes.package(namespace, packageKey),
    },
    subscriptionName !== null && {
      text: t('View Subscription'),
      to: routes.subscription(namespace, subscriptionName),
      isApart: true,
    },
    csv !== undefined && {
      text: t('View CSV'),
      to: routes.csv(namespace, csv),
      isApart: subscriptionName === null,
    },
    canReinstall && {
      text: t('Reinstall an earlier version'),
      to: `${here}?edit=reinstall`,
      why,
      isApart: true,
    },
    {
      text: t('Uninstall Operator'),
      to: routes.uninstallHere(namespace, name),
      why,
      isApart: !canReinstall,
    },
  ];
}
