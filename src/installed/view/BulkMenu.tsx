import { useT } from '~/i18n';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { MenuItems } from '~/ui/ActionsMenu';

/** The actions for several Operators. */
export function BulkMenu({
  count,
  hasExtensions,
  approval,
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
      <MenuItems
        actions={[
          {
            text: t('Approve install plans'),
            to: approval ?? '',
            why: approval === null ? t('No pending approvals') : null,
          },
          { text: t('Create ImageSetConfiguration'), onSelect: onMirror },
          {
            text: t('Uninstall Operators'),
            isDanger: true,
            why: hasExtensions ? t('Uninstall each ClusterExtension from its own menu.') : null,
            onSelect: onUninstall,
          },
          { text: t('Clear selection'), onSelect: onClear },
        ]}
      />
    </ActionsDropdown>
  );
}

type Props = {
  /** The selected Operators. */
  readonly count: number;
  readonly hasExtensions: boolean;
  /** The dialog that approves their plans; `null`: none requires approval. */
  readonly approval: string | null;
  readonly onMirror: () => void;
  readonly onUninstall: () => void;
  readonly onClear: () => void;
};
