import type { ComponentProps, ReactNode } from 'react';
import { Flex, Stack, StackItem } from '@patternfly/react-core';
import { ManifestActions } from './ManifestActions';
import { ManifestText } from './ManifestText';

/** One object as read-only YAML, with its actions above. For tabs whose code is loaded on demand. */
export function ManifestPanel({ children, ...props }: Props) {
  return (
    <Stack hasGutter>
      <StackItem>
        <Flex alignItems={{ default: 'alignItemsCenter' }}>
          <ManifestActions {...props} />
          {children}
        </Flex>
      </StackItem>
      <StackItem>
        <ManifestText manifests={[props.manifest]} />
      </StackItem>
    </Stack>
  );
}

type Props = ComponentProps<typeof ManifestActions> & {
  /** Further actions. */
  readonly children?: ReactNode;
};
