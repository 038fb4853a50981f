import { DropdownItem, DropdownList } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons';
import { useNavigate } from 'react-router';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { neededText } from '~/ui/rightText';
import { noUninstallText } from '~/ui/uninstallText';
import { useMissingRights } from '~/kube/useMissingRights';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { packageOf } from '~/olm/installed/packageOf';
import { toEditSubscription } from '~/kube/rights';
import { canUninstall } from '~/olm/installed/uninstallPlan';
import { useT } from '~/i18n';
import { type UpdatesEdit, routes } from '~/routes';

/** What can be done with one Operator. The menu is made when it is opened: most rows' never is. */
export function RowActions({ operator, onUninstall }: Props) {
  const t = useT();
  return (
    <ActionsDropdown
      position="right"
      toggle={{
        variant: 'plain',
        'aria-label': t('Actions for {{name}}', { name: operator.displayName }),
        icon: <EllipsisVIcon />,
      }}
    >
      <Items operator={operator} onUninstall={onUninstall} />
    </ActionsDropdown>
  );
}

type Props = {
  readonly operator: InstalledOperator;
  readonly onUninstall: (operator: InstalledOperator) => void;
};

function Items({ operator, onUninstall }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { namespace, update } = operator;
  const packageKey = packageOf(operator);
  const uninstallable = canUninstall(operator);
  const whyNot = noUninstallText(uninstallable, namespace, t);
  const goTo = (path: string) => () => {
    void navigate(path);
  };
  return (
    <DropdownList>
      {update !== null && (
        <DropdownItem onClick={goTo(routes.plan(namespace, update.planName))}>
          {t('Review update to {{version}}', { version: update.version })}
        </DropdownItem>
      )}
      <SettingsItems operator={operator} goTo={goTo} />
      {packageKey !== null && (
        <DropdownItem onClick={goTo(routes.package(namespace, packageKey))}>
          {t('View in catalog')}
        </DropdownItem>
      )}
      <DropdownItem
        isAriaDisabled={whyNot !== null}
        {...(whyNot !== null && { description: whyNot })}
        onClick={() => {
          if (uninstallable.allowed) onUninstall(operator);
        }}
      >
        {t('Uninstall Operator')}
      </DropdownItem>
    </DropdownList>
  );
}

/** What can be edited of its Subscription; each leads to the dialog or form of the Operator's own page. */
function SettingsItems({ operator, goTo }: SettingsProps) {
  const t = useT();
  const { namespace, name, subscriptionName, version, approval } = operator;
  const missing = useMissingRights(
    subscriptionName === null ? [] : [toEditSubscription(namespace, subscriptionName)],
  );
  if (subscriptionName === null) return null;
  const item = (edit: UpdatesEdit, text: string) => (
    <DropdownItem
      isAriaDisabled={missing.length > 0}
      {...(missing.length > 0 && { description: neededText(missing, t) })}
      onClick={goTo(routes.operatorUpdates(namespace, name, edit))}
    >
      {text}
    </DropdownItem>
  );
  return (
    <>
      {version !== null &&
        item(
          'pause',
          approval === 'Manual'
            ? t('Resume updates')
            : t('Pause updates at {{version}}', { version }),
        )}
      {item('channel', t('Edit update channel'))}
      {item('approval', t('Edit update approval'))}
    </>
  );
}

type SettingsProps = {
  readonly operator: InstalledOperator;
  readonly goTo: (path: string) => () => void;
};
