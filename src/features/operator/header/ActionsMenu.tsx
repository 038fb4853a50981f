import { useState } from 'react';
import { Divider, Dropdown, DropdownItem, DropdownList, MenuToggle } from '@patternfly/react-core';
import { useNavigate } from 'react-router';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { canUninstall } from '~/domain/uninstall/uninstallPlan';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import type { OperatorTabProps } from '../operatorTab';

/** Everything that can be done with the Operator. */
export function ActionsMenu({ details: { operator } }: OperatorTabProps) {
  const t = useT();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const actions = actionsOf(operator, t);
  return (
    <Dropdown
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSelect={() => {
        setOpen(false);
      }}
      shouldFocusToggleOnSelect
      popperProps={{ position: 'end' }}
      toggle={(toggleRef) => (
        <MenuToggle
          ref={toggleRef}
          isExpanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {t('Actions')}
        </MenuToggle>
      )}
    >
      <DropdownList>
        {actions.map(({ text, to, group, why }, index) => [
          index > 0 && actions[index - 1]?.group !== group && (
            <Divider key={`before ${text}`} component="li" />
          ),
          <DropdownItem
            key={text}
            isAriaDisabled={why !== undefined}
            {...(why !== undefined && { description: why })}
            onClick={() => {
              void navigate(to);
            }}
          >
            {text}
          </DropdownItem>,
        ])}
      </DropdownList>
    </Dropdown>
  );
}

type Action = {
  readonly text: string;
  readonly to: string;
  readonly group: 'here' | 'console' | 'removal';
  /** Why it is not possible. */
  readonly why?: string;
};

function actionsOf(operator: InstalledOperator, t: Translate): readonly Action[] {
  const { namespace, name, update, catalog, packageName, subscriptionName } = operator;
  return [
    ...(update === null
      ? []
      : [action(t('Review update'), routes.plan(namespace, update.planName))]),
    ...(subscriptionName === null
      ? []
      : [action(t('Edit settings'), routes.operator(namespace, name, 'updates'))]),
    ...(catalog === null || packageName === null
      ? []
      : [
          action(
            t('View in catalog'),
            routes.package(namespace, {
              catalogNamespace: catalog.namespace,
              catalog: catalog.name,
              packageName,
            }),
          ),
        ]),
    ...consolePages(operator, t),
    uninstall(operator, t),
  ];
}

function action(text: string, to: string, group: Action['group'] = 'here'): Action {
  return { text, to, group };
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
  const possible = canUninstall(operator);
  return {
    ...action(t('Uninstall Operator'), routes.uninstall(namespace, name), 'removal'),
    ...(!possible.allowed && {
      why:
        possible.reason === 'is-copy'
          ? t('It is installed in namespace {{namespace}}: uninstall it there.', { namespace })
          : t('It is being removed.'),
    }),
  };
}
