import { Button, Flex, HelperText, HelperTextItem } from '@patternfly/react-core';
import { CopyIcon, DownloadIcon } from '@patternfly/react-icons';
import { downloadText } from '~/components/downloadText';
import { type CopyState, useCopy } from '~/components/useCopy';
import { yamlStream } from '~/domain/install/consequences/exportedYaml';
import {
  KUSTOMIZATION_FILE_NAME,
  type KubeClient,
  applyCommand,
  exportedManifests,
  installFileName,
  kustomization,
} from '~/domain/install/consequences/exports';
import type { PlannedObject } from '~/domain/install/planned/plannedObjects';
import { useT } from '~/i18n';

/** Takes the objects along: to read, to keep in a repository, or to create them from a shell. */
export function ExportActions({ objects, packageName, client, isComplete }: Props) {
  const t = useT();
  const { state, copy } = useCopy();
  const yaml = yamlStream(exportedManifests(objects));
  const fileName = installFileName(packageName);
  return (
    <>
      <Flex columnGap={{ default: 'columnGapMd' }} rowGap={{ default: 'rowGapXs' }}>
        <Button
          {...LINK}
          isDisabled={!isComplete}
          icon={<CopyIcon />}
          onClick={() => {
            copy(yaml);
          }}
        >
          {t('Copy YAML')}
        </Button>
        <Button
          {...LINK}
          isDisabled={!isComplete}
          icon={<DownloadIcon />}
          onClick={() => {
            downloadText(fileName, yaml);
          }}
        >
          {t('Download YAML')}
        </Button>
        <Button
          {...LINK}
          isDisabled={!isComplete}
          icon={<DownloadIcon />}
          onClick={() => {
            downloadText(KUSTOMIZATION_FILE_NAME, yamlStream([kustomization([fileName])]));
          }}
        >
          {t('Download kustomization.yaml')}
        </Button>
        <Button
          {...LINK}
          isDisabled={!isComplete}
          icon={<CopyIcon />}
          onClick={() => {
            copy(applyCommand(yaml, client));
          }}
        >
          {t('Copy {{client}} command', { client })}
        </Button>
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
