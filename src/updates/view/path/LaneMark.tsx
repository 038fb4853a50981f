import type { ReactNode } from 'react';
import { BanIcon, CheckIcon } from '@patternfly/react-icons';
import type { LaneVersion } from '~/olm/paths/versionLane';

/** A version's place in the lane: a look of its own for each way, by shape as much as by colour. */
export function LaneMark({ version: { way, isVirtual } }: { readonly version: LaneVersion }) {
  const look = `operator-hub__lane-mark operator-hub__lane-mark--${way.kind}`;
  return (
    <span
      className={isVirtual ? `${look} operator-hub__lane-mark--virtual` : look}
      aria-hidden="true"
    >
      {contentOf(way)}
    </span>
  );
}

function contentOf(way: LaneVersion['way']): ReactNode {
  switch (way.kind) {
    case 'installed':
      return <CheckIcon />;
    case 'reached':
      return way.hops;
    case 'out-of-reach':
      return <BanIcon />;
    case 'passed-over':
    case 'older':
    case 'unknown':
      return null;
  }
}
