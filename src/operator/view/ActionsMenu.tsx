import { Divider, DropdownItem, DropdownList } from '@patternfly/react-core';
import { useNavigate } from 'react-router';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { noUninstallText } from '~/ui/uninstallText';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { packageOf } from '~/olm/installed/packageOf';
import { canUninstall } from '~/olm/installed/uninstallPlan';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';

/** Everything that can be done with the Operator. */
export function ActionsMenu({ details: { operator } }: OperatorTabProps) {
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
  /** Why it is not possible; `null` when it is. */
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
            t('Subscription on the console’s own page'),
            routes.subscription(namespace, subscriptionName),
            'console',
          ),
        ]),
    ...(csv === undefined
      ? []
      : [
          action(
            t('ClusterServiceVersion on the console’s own page'),
            routes.csv(namespace, csv),
            'console',
          ),
        ]),
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
