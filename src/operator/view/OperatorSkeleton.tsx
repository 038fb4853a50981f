import { Skeleton, Stack, StackItem } from '@patternfly/react-core';

/** The size of what comes: header, pipeline, tabs and their content. */
export function OperatorSkeleton() {
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

const HEIGHTS = ['4rem', '7rem', '2.5rem', '20rem'];
