import { DropdownItem, DropdownList } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons';
import { useNavigate } from 'react-router';
import { ActionsDropdown } from '~/components/ActionsDropdown';
import { noUninstallText } from '~/components/uninstallText';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { packageOf } from '~/domain/installed/packageOf';
import { canUninstall } from '~/domain/uninstall/uninstallPlan';
import { useT } from '~/i18n';
import { routes } from '~/routes';

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
