import { Button } from '@patternfly/react-core';
import { DownloadIcon } from '@patternfly/react-icons';
import { downloadText } from '~/components/downloadText';

/** Saves an object as a YAML file. The YAML library is loaded when that is asked for. */
export function DownloadYaml({ fileName, manifest, children }: Props) {
  return (
    <Button
      variant="link"
      isInline
      icon={<DownloadIcon />}
      onClick={() => {
        void download(fileName, manifest);
      }}
    >
      {children}
    </Button>
  );
}

type Props = {
  readonly fileName: string;
  readonly manifest: object;
  readonly children: string;
};

async function download(fileName: string, manifest: object): Promise<void> {
  const { yamlStream } = await import('~/domain/install/consequences/exportedYaml');
  downloadText(fileName, yamlStream([manifest]));
}
