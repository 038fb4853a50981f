import { Skeleton } from '@patternfly/react-core';
import { useArrangement } from './arrangement';
import '~/ui/package/package.css';

/** Header, description and facts in their final places. */
export function PackageSkeleton() {
  const isPage = useArrangement() === 'page';
  return (
    <div className="operator-hub__package-body">
      <div className="operator-hub__package-head">
        <Skeleton shape="square" width="4rem" />
        <Skeleton width="16rem" fontSize="2xl" />
      </div>
      <div className={isPage ? 'operator-hub__package' : 'operator-hub__package-main'}>
        <Skeleton height="28rem" />
        <Skeleton height="28rem" />
      </div>
    </div>
  );
}
