import { Skeleton } from '@patternfly/react-core';
import './sourcesList.css';

const ROWS = ['1', '2', '3', '4', '5'];

/** The toolbar, the head and some rows, in the size of what comes. */
export function SourcesSkeleton() {
  return (
    <div className="operator-hub__sources-skeleton">
      <Skeleton height="2.25rem" width="min(40rem, 100%)" />
      <Skeleton height="1.5rem" />
      {ROWS.map((row) => (
        <Skeleton key={row} height="3.5rem" />
      ))}
    </div>
  );
}
