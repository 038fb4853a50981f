import { Skeleton, Stack, StackItem } from '@patternfly/react-core';

/** Header, description and facts in their final places. */
export function PackageSkeleton() {
  return (
    <Stack hasGutter>
      <StackItem className="operator-hub__package-head">
        <Skeleton shape="square" width="4rem" />
        <Skeleton width="16rem" fontSize="2xl" />
      </StackItem>
      <StackItem className="operator-hub__package">
        <Skeleton height="28rem" />
        <Skeleton height="28rem" />
      </StackItem>
    </Stack>
  );
}
