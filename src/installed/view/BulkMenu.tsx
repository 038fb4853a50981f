import { DropdownItem, DropdownList } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { ActionsDropdown } from '~/ui/ActionsDropdown';

/** The actions for several Operators. */
export function BulkMenu({
  count,
  hasExtensions,
  onApprove,
  onMirror,
  onUninstall,
  onClear,
}: Props) {
  const t = useT();
  return (
    <ActionsDropdown
      toggle={{ children: count === 0 ? t('Actions') : t('{{count}} selected', { count }) }}
      whyNot={count === 0 ? t('Select at least one Operator.') : null}
    >
      <DropdownList>
        <DropdownItem onClick={onApprove}>{t('Approve install plans')}</DropdownItem>
        <DropdownItem onClick={onMirror}>{t('Create ImageSetConfiguration')}</DropdownItem>
        <DropdownItem
          isDanger
          isAriaDisabled={hasExtensions}
          {...(hasExtensions && {
            description: t('Uninstall each ClusterExtension from its own menu.'),
          })}
          onClick={() => {
            if (!hasExtensions) onUninstall();
          }}
        >
          {t('Uninstall Operators')}
        </DropdownItem>
        <DropdownItem onClick={onClear}>{t('Clear selection')}</DropdownItem>
      </DropdownList>
    </ActionsDropdown>
  );
}

type Props = {
  /** The tasks of the selected Operators. */
  readonly count: number;
  readonly hasExtensions: boolean;
  readonly onApprove: () => void;
  readonly onMirror: () => void;
  readonly onUninstall: () => void;
  readonly onClear: () => void;
};
