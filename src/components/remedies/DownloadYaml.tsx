import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import { DownloadIcon } from '@patternfly/react-icons';
import { ChunkBoundary } from '~/components/lazy/ChunkBoundary';
import { MissingChunk } from '~/components/lazy/MissingChunk';
import { downloadText } from '~/components/downloadText';

/** Saves an object as a YAML file. The YAML library is loaded when that is asked for. */
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
  const { yamlStream } = await import('~/domain/install/consequences/exportedYaml');
  downloadText(fileName, yamlStream([manifest]));
}
