import { DropdownItem, DropdownList, HelperText } from '@patternfly/react-core';
import { CopyIcon, DownloadIcon } from '@patternfly/react-icons';
import { watchedNamespaces } from '~/olm/namespaces/operatorGroupTargets';
import type { PlannedInstall } from '~/install/rules/plannedInstall';
import type { PlannedObject } from '~/install/rules/plannedObjects';
import { ActionsDropdown } from '~/ui/ActionsDropdown';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { downloadText } from '~/ui/downloadText';
import { useCopy, type CopyState } from '~/ui/useCopy';
import { yamlStream } from '~/olm/exportedYaml';
import {
  KUSTOMIZATION_FILE_NAME,
  exportedManifests,
  installFileName,
  kustomization,
} from '~/install/rules/exports';
import { applyCommand, type KubeClient } from '~/kube/kubeClient';
import { useT } from '~/i18n';

/** Other uses of the objects. */
export function ExportFooter({ objects, plan: { form, offered, facts } }: Props) {
  const isNamed = objects.every(({ name, namespace }) => name !== '' && namespace !== '');
  // OG-004: an OperatorGroup without targets would apply to all namespaces.
  const isComplete = isNamed && watchedNamespaces(form).length > 0;
  return (
    <ExportActions
      // The copied text is outdated after a change.
      key={form.namespace}
      objects={objects}
      packageName={offered.key.packageName}
      client={facts.areProjects ? 'oc' : 'kubectl'}
      isComplete={isComplete}
    />
  );
}

type Props = { readonly objects: readonly PlannedObject[]; readonly plan: PlannedInstall };

/** Exports the objects for reading, a repository or a shell. */
function ExportActions({ objects, packageName, client, isComplete }: ExportActionsProps) {
  const t = useT();
  const { state, copy } = useCopy();
  const yaml = yamlStream(exportedManifests(objects));
  const fileName = installFileName(packageName);
  const actions = [
    {
      text: t('Copy YAML'),
      icon: <CopyIcon />,
      run: () => {
        copy(yaml);
      },
    },
    {
      text: t('Download YAML'),
      icon: <DownloadIcon />,
      run: () => {
        downloadText(fileName, yaml);
      },
    },
    {
      text: t('Download kustomization.yaml'),
      icon: <DownloadIcon />,
      run: () => {
        downloadText(KUSTOMIZATION_FILE_NAME, yamlStream([kustomization([fileName])]));
      },
    },
    {
      text: t('Copy {{client}} command', { client }),
      icon: <CopyIcon />,
      run: () => {
        copy(applyCommand(yaml, client));
      },
    },
  ];
  return (
    <>
      <ActionsDropdown toggle={{ children: t('Export'), size: 'sm', isDisabled: !isComplete }}>
        <DropdownList>
          {actions.map(({ text, icon, run }) => (
            <DropdownItem key={text} icon={icon} onClick={run}>
              {text}
            </DropdownItem>
          ))}
        </DropdownList>
      </ActionsDropdown>
      <Copied state={state} />
    </>
  );
}

type ExportActionsProps = {
  readonly objects: readonly PlannedObject[];
  readonly packageName: string;
  readonly client: KubeClient;
  /** Every object has a name and a namespace. */
  readonly isComplete: boolean;
};

function Copied({ state }: { readonly state: CopyState }) {
  const t = useT();
  return (
    <HelperText isLiveRegion>
      {state === 'copied' && <HelperTextItem variant="success">{t('Copied')}</HelperTextItem>}
      {state === 'refused' && (
        <HelperTextItem variant="error">
          {t('The browser denied access to the clipboard. Download the YAML or select the text.')}
        </HelperTextItem>
      )}
    </HelperText>
  );
}
