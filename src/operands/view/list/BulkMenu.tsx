import { DropdownItem, DropdownList } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { yamlStream } from '~/olm/exportedYaml';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { downloadText } from '~/ui/downloadText';
import { FailureAlert } from '~/ui/FailureAlert';
import type { Chosen } from '~/ui/useChosen';
import { useExportInstances } from '~/operands/read/useExportInstances';
import type { InstanceRow } from '~/operands/rules/instanceRow';

/** The actions for selected instances. */
export function BulkMenu({ selection: { chosen, clear }, onDelete }: Props) {
  const t = useT();
  const count = chosen.length;
  const taking = useExportInstances((manifests) => {
    downloadText('instances.yaml', yamlStream(manifests));
  });
  return (
    <>
      <ActionsDropdown
        toggle={{ children: count === 0 ? t('Actions') : t('{{count}} selected', { count }) }}
        whyNot={count === 0 ? t('Select at least one instance.') : null}
      >
        <DropdownList>
          <DropdownItem
            isDisabled={taking.isRunning}
            onClick={() => {
              taking.run(chosen);
            }}
          >
            {t('Download YAML')}
          </DropdownItem>
          <DropdownItem
            isDanger
            onClick={() => {
              onDelete(chosen);
            }}
          >
            {t('Delete selected')}
          </DropdownItem>
          <DropdownItem onClick={clear}>{t('Clear selection')}</DropdownItem>
        </DropdownList>
      </ActionsDropdown>
      {taking.failure !== null && (
        <FailureAlert failure={taking.failure} what={t('Download YAML')} />
      )}
    </>
  );
}

type Props = {
  readonly selection: Chosen<InstanceRow>;
  readonly onDelete: (rows: readonly InstanceRow[]) => void;
};
