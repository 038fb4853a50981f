import { useState } from 'react';
import { Dropdown, DropdownItem, DropdownList, MenuToggle } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons';
import { useNavigate } from 'react-router';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { canUninstall } from '~/domain/uninstall/uninstallPlan';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** What can be done with one Operator. The menu is made when it is opened: most rows' never is. */
export function RowActions({ operator, onUninstall }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSelect={() => {
        setOpen(false);
      }}
      shouldFocusToggleOnSelect
      popperProps={{ position: 'right' }}
      toggle={(ref) => (
        <MenuToggle
          ref={ref}
          variant="plain"
          aria-label={t('Actions for {{name}}', { name: operator.displayName })}
          isExpanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
          icon={<EllipsisVIcon />}
        />
      )}
    >
      {isOpen && <Items operator={operator} onUninstall={onUninstall} />}
    </Dropdown>
  );
}

type Props = {
  readonly operator: InstalledOperator;
  readonly onUninstall: (operator: InstalledOperator) => void;
};

function Items({ operator, onUninstall }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { namespace, catalog, packageName, update } = operator;
  const uninstallable = canUninstall(operator);
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
      {catalog !== null && packageName !== null && (
        <DropdownItem
          onClick={goTo(
            routes.package(namespace, {
              catalogNamespace: catalog.namespace,
              catalog: catalog.name,
              packageName,
            }),
          )}
        >
          {t('View in catalog')}
        </DropdownItem>
      )}
      <DropdownItem
        isAriaDisabled={!uninstallable.allowed}
        {...(!uninstallable.allowed && {
          description:
            uninstallable.reason === 'is-copy'
              ? t('It is installed in namespace {{namespace}}: uninstall it there.', { namespace })
              : t('It is being removed.'),
        })}
        onClick={() => {
          if (uninstallable.allowed) onUninstall(operator);
        }}
      >
        {t('Uninstall Operator')}
      </DropdownItem>
    </DropdownList>
  );
}
