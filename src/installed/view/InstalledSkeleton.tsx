import { Skeleton } from '@patternfly/react-core';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The toolbar, the head and some rows, in the size of what comes. */
export function InstalledSkeleton() {
  return (
    <div className="operator-hub__installed-skeleton">
      <Skeleton height="2.25rem" width="min(40rem, 100%)" />
      <Skeleton height="1.5rem" />
      {ROWS.map((row) => (
        <Skeleton key={row} height="2.75rem" />
      ))}
    </div>
  );
}
