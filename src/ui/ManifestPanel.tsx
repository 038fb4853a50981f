import type { ComponentProps } from 'react';
import { Stack, StackItem } from '@patternfly/react-core';
import { ManifestActions } from './ManifestActions';
import { ManifestText } from './ManifestText';

/** One object as read-only YAML, with its actions above. For tabs whose code is loaded on demand. */
export function ManifestPanel(props: ComponentProps<typeof ManifestActions>) {
  return (
    <Stack hasGutter>
      <StackItem>
        <ManifestActions {...props} />
      </StackItem>
      <StackItem>
        <ManifestText manifests={[props.manifest]} />
      </StackItem>
    </Stack>
  );
}
