import { Button, Flex, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { CopyIcon, DownloadIcon } from '@patternfly/react-icons';
import { downloadText } from '~/ui/downloadText';
import { type CopyState, useCopy } from '~/ui/useCopy';
import { yamlStream } from '~/olm/exportedYaml';
import {
  KUSTOMIZATION_FILE_NAME,
  exportedManifests,
  installFileName,
  kustomization,
} from '~/install/rules/exports';
import { type KubeClient, applyCommand } from '~/kube/kubeClient';
import type { PlannedObject } from '~/install/rules/plannedObjects';
import { useT } from '~/i18n';

/** Takes the objects along: to read, to keep in a repository, or to create them from a shell. */
export function ExportActions({ objects, packageName, client, isComplete }: Props) {
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
      <Flex columnGap={{ default: 'columnGapMd' }} rowGap={{ default: 'rowGapXs' }}>
        {actions.map(({ text, icon, run }) => (
          <Button key={text} {...LINK} isDisabled={!isComplete} icon={icon} onClick={run}>
            {text}
          </Button>
        ))}
      </Flex>
      <Copied state={state} />
    </>
  );
}

type Props = {
  readonly objects: readonly PlannedObject[];
  readonly packageName: string;
  readonly client: KubeClient;
  /** Every object has a name and a place. */
  readonly isComplete: boolean;
};

const LINK = { variant: 'link', isInline: true, size: 'sm' } as const;

function Copied({ state }: { readonly state: CopyState }) {
  const t = useT();
  return (
    <HelperText isLiveRegion>
      {state === 'copied' && <HelperTextItem variant="success">{t('Copied')}</HelperTextItem>}
      {state === 'refused' && (
        <HelperTextItem variant="error">
          {t(
            'The browser does not let this page copy. Download it, or mark the text under "YAML".',
          )}
        </HelperTextItem>
      )}
    </HelperText>
  );
}
