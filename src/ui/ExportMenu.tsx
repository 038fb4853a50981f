import { DropdownItem, DropdownList, HelperText } from '@patternfly/react-core';
import { CopyIcon, DownloadIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import { applyCommand } from '~/kube/kubeClient';
import { yamlStream } from '~/olm/exportedYaml';
import {
  KUSTOMIZATION_FILE_NAME,
  type Exported,
  argoApplication,
  clusterPolicy,
  installFileName,
  kustomization,
} from '~/olm/gitOpsExports';
import { ActionsDropdown } from './ActionsDropdown';
import { HelperTextItem } from './HelperTextItem';
import { downloadText } from './downloadText';
import { useCopy, type CopyState } from './useCopy';

/** Exports the objects of an installation for reading, a repository, other clusters or a shell. Loads the YAML library. */
export function ExportMenu({ exported, manifests, isDisabled = false, more = [] }: Props) {
  const t = useT();
  const { state, copy } = useCopy();
  const { packageName, client } = exported;
  const yaml = yamlStream(manifests);
  const fileName = installFileName(packageName);
  const download = (name: string, objects: () => readonly object[]) => ({
    icon: <DownloadIcon />,
    run: () => {
      downloadText(name, yamlStream(objects()));
    },
  });
  const copied = (text: string) => ({
    icon: <CopyIcon />,
    run: () => {
      copy(text);
    },
  });
  const actions = [
    { text: t('Copy YAML'), ...copied(yaml) },
    { text: t('Download YAML'), ...download(fileName, () => manifests) },
    {
      text: t('Download kustomization.yaml'),
      ...download(KUSTOMIZATION_FILE_NAME, () => [kustomization([fileName])]),
    },
    {
      text: t('Download Argo CD Application'),
      description: t('Complete the repository URL and path.'),
      ...download(`${packageName}-application.yaml`, () => [argoApplication(exported)]),
    },
    {
      text: t('Download OCM Policy'),
      description: t('Complete the placement of the policy.'),
      ...download(`${packageName}-policy.yaml`, () => clusterPolicy(packageName, manifests)),
    },
    { text: t('Copy {{client}} command', { client }), ...copied(applyCommand(yaml, client)) },
    ...more,
  ];
  return (
    <>
      <ActionsDropdown toggle={{ children: t('Export'), size: 'sm', isDisabled }}>
        <DropdownList>
          {actions.map(({ text, run, ...item }) => (
            <DropdownItem key={text} onClick={run} {...item}>
              {text}
            </DropdownItem>
          ))}
        </DropdownList>
      </ActionsDropdown>
      <Copied state={state} />
    </>
  );
}

type Props = {
  readonly exported: Exported;
  readonly manifests: readonly object[];
  readonly isDisabled?: boolean;
  /** Further items. */
  readonly more?: readonly { readonly text: string; readonly run: () => void }[];
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
