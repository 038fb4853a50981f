import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import { DownloadIcon } from '@patternfly/react-icons';
import { ChunkBoundary, MissingChunk } from '~/ui/lazy/LazyPart';
import { downloadText } from '~/ui/downloadText';

/** Downloads an object as a YAML file. The YAML library is loaded on use. */
export function DownloadYaml(props: Props) {
  return (
    <ChunkBoundary missing={<MissingChunk />}>
      <DownloadButton {...props} />
    </ChunkBoundary>
  );
}

function DownloadButton({ fileName, manifest, children }: Props) {
  const [, fail] = useState(null);
  return (
    <Button
      variant="link"
      isInline
      icon={<DownloadIcon />}
      onClick={() => {
        download(fileName, manifest).catch((error: unknown) => {
          fail(() => {
            throw error;
          });
        });
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
  const { yamlStream } = await import('~/olm/exportedYaml');
  downloadText(fileName, yamlStream([manifest]));
}
