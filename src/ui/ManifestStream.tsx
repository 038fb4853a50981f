import { Stack, StackItem } from '@patternfly/react-core';
import { yamlStream } from '~/olm/exportedYaml';
import { YamlTools } from './ManifestActions';
import { ManifestText } from './ManifestText';

/** Several objects as one YAML stream to copy or download. Loads the YAML library. */
export function ManifestStream({ name, manifests }: Props) {
  return (
    <Stack hasGutter>
      <StackItem>
        <YamlTools name={name} yaml={yamlStream(manifests)} edits={[]} />
      </StackItem>
      <StackItem>
        <ManifestText manifests={manifests} />
      </StackItem>
    </Stack>
  );
}

type Props = {
  /** The name of the file without its extension. */
  readonly name: string;
  readonly manifests: readonly object[];
};
