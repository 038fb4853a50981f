import { Label, Title, Divider, DropdownItem, DropdownList } from '@patternfly/react-core';
import { useNavigate } from 'react-router';
import { DetailHead } from '~/ui/DetailHead';
import { LabelGroup } from '~/ui/LabelGroup';
import { Mono } from '~/ui/Mono';
import { HealthLabel } from '~/ui/health/HealthLabel';
import { operatorIcon } from '~/olm/read/operatorIcon';
import type { InstalledDeprecation } from '~/olm/installed/deprecations';
import { useT, type Translate } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';
import { LinkButton } from '~/ui/LinkButton';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { routes } from '~/routes';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { GitOpsLabel } from '~/ui/GitOpsNotice';
import { noUninstallText } from '~/ui/uninstallText';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { packageOf } from '~/olm/installed/packageOf';
import { canUninstall } from '~/olm/installed/canUninstall';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { ReinstallDialog } from './ReinstallDialog';

/** The name, namespace and status of the Operator, with its main action. */
export function OperatorHeader({ details }: OperatorTabProps) {
  const t = useT();
  const { operator, diagnosis } = details;
  const { displayName, version, provider, namespace, deprecations, gitOps } = operator;
  return (
    <DetailHead
      icon={operatorIcon(details)}
      title={
        <div className="operator-hub__operator-title">
          <Title headingLevel="h1" size="2xl" dir="auto">
            {displayName}
          </Title>
          {version !== null && <Mono>{version}</Mono>}
        </div>
      }
      place={
        provider === null
          ? t('In namespace {{namespace}}', { namespace })
          : t('Provided by {{provider}}, in namespace {{namespace}}', { provider, namespace })
      }
      facts={
        <LabelGroup numLabels={5} aria-label={t('Summary')}>
          <HealthLabel health={diagnosis.health} />
          <GitOpsLabel owner={gitOps} />
          {deprecations.map(({ level, message }) => (
            <Label key={level} variant="outline" status="warning" title={message}>
              {deprecationText(level, t)}
            </Label>
          ))}
        </LabelGroup>
      }
      actions={<HeaderActions details={details} />}
    />
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
      <ActionsMenu details={details} />
      {query.get('edit') === 'reinstall' && (
        <ReinstallDialog
          details={details}
          onClose={() => {
            changeQuery((before) => {
              before.delete('edit');
              return before;
            });
          }}
        />
      )}
    </div>
  );
}

/** A required decision. Remedies for problems are shown with them. */
function decisionOf({ operator, plan }: OperatorDetails, t: Translate) {
  const { namespace, update } = operator;
  if (update !== null) {
    return {
      to: routes.plan(namespace, update.planName),
      text: t('Review update to {{version}}', { version: update.version }),
    };
  }
  if (plan?.state.kind !== 'requires-approval') return null;
  return { to: routes.plan(plan.namespace, plan.name), text: t('Review update') };
}

/** All actions for the Operator. */
function ActionsMenu({ details: { operator } }: OperatorTabProps) {
  const t = useT();
  const navigate = useNavigate();
  const actions = actionsOf(operator, t);
  return (
    <ActionsDropdown position="end" toggle={{ children: t('Actions') }}>
      <DropdownList>
        {actions.map(({ text, to, group, why }, index) => [
          index > 0 && actions[index - 1]?.group !== group && (
            <Divider key={`before ${text}`} component="li" />
          ),
          <DropdownItem
            key={text}
            isAriaDisabled={why !== null}
            {...(why !== null && { description: why })}
            onClick={() => {
              void navigate(to);
            }}
          >
            {text}
          </DropdownItem>,
        ])}
      </DropdownList>
    </ActionsDropdown>
  );
}

type Action = {
  readonly text: string;
  readonly to: string;
  readonly group: 'here' | 'console' | 'removal';
  /** The reason why it is disabled; `null`: enabled. */
  readonly why: string | null;
};

function actionsOf(operator: InstalledOperator, t: Translate): readonly Action[] {
  const { namespace, name, update, subscriptionName } = operator;
  const packageKey = packageOf(operator);
  return [
    ...(update === null
      ? []
      : [action(t('Review update'), routes.plan(namespace, update.planName))]),
    ...(subscriptionName === null
      ? []
      : [action(t('Edit settings'), routes.operator(namespace, name, 'updates'))]),
    ...(packageKey === null
      ? []
      : [action(t('View in catalog'), routes.package(namespace, packageKey))]),
    ...consolePages(operator, t),
    ...(subscriptionName === null || packageKey === null
      ? []
      : [
          {
            ...action(
              t('Reinstall an earlier version'),
              `${routes.operator(namespace, name)}?edit=reinstall`,
              'removal',
            ),
            why: noUninstallText(canUninstall(operator), namespace, t),
          },
        ]),
    uninstall(operator, t),
  ];
}

function action(text: string, to: string, group: Action['group'] = 'here'): Action {
  return { text, to, group, why: null };
}

function consolePages(
  { namespace, subscriptionName, csvNames: [csv] }: InstalledOperator,
  t: Translate,
): readonly Action[] {
  return [
    ...(subscriptionName === null
      ? []
      : [
          action(
            t('View Subscription'),
            routes.subscription(namespace, subscriptionName),
            'console',
          ),
        ]),
    ...(csv === undefined ? [] : [action(t('View CSV'), routes.csv(namespace, csv), 'console')]),
  ];
}

function uninstall(operator: InstalledOperator, t: Translate): Action {
  const { namespace, name } = operator;
  const here = routes.operator(namespace, name);
  return {
    ...action(t('Uninstall Operator'), routes.uninstall(namespace, name, here), 'removal'),
    why: noUninstallText(canUninstall(operator), namespace, t),
  };
}
