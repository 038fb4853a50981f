import { Skeleton, Stack, StackItem } from '@patternfly/react-core';

/** The size of what comes: header, status, tabs and their content. */
export function SourceSkeleton() {
  return (
    <Stack hasGutter>
      {HEIGHTS.map((height) => (
        <StackItem key={height}>
          <Skeleton height={height} />
        </StackItem>
      ))}
    </Stack>
  );
}

const HEIGHTS = ['4rem', '3rem', '2.5rem', '24rem'];
