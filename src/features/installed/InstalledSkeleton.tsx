import { Skeleton, Stack, StackItem } from '@patternfly/react-core';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** The toolbar and some rows, in the size of what comes. */
export function InstalledSkeleton() {
  return (
    <Stack hasGutter>
      <StackItem>
        <Skeleton height="2.5rem" width="40rem" />
      </StackItem>
      {ROWS.map((row) => (
        <StackItem key={row}>
          <Skeleton height="3rem" />
        </StackItem>
      ))}
    </Stack>
  );
}
