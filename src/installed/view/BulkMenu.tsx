import { DropdownItem, DropdownList } from '@patternfly/react-core';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { useT } from '~/i18n';

/** What can be done with several Operators at once. */
export function BulkMenu({ count, onApprove, onUninstall, onClear }: Props) {
  const t = useT();
  return (
    <ActionsDropdown
      toggle={{ children: count === 0 ? t('Actions') : t('{{count}} selected', { count }) }}
      whyNot={count === 0 ? t('Select at least one Operator.') : null}
    >
      <DropdownList>
        <DropdownItem onClick={onApprove}>{t('Approve plans…')}</DropdownItem>
        <DropdownItem isDanger onClick={onUninstall}>
          {t('Uninstall Operators…')}
        </DropdownItem>
        <DropdownItem onClick={onClear}>{t('Clear the selection')}</DropdownItem>
      </DropdownList>
    </ActionsDropdown>
  );
}

type Props = {
  /** Of the chosen Operators. */
  readonly count: number;
  readonly onApprove: () => void;
  readonly onUninstall: () => void;
  readonly onClear: () => void;
};
