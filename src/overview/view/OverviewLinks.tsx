import { Flex } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { InstalledOverview } from '~/overview/rules/overview';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The ways on: to all that is installed, and to what waits for approval. */
export function OverviewLinks({ overview }: { readonly overview: InstalledOverview | null }) {
  const t = useT();
  return (
    <Flex className="operator-hub__overview-links" columnGap={{ default: 'columnGapMd' }}>
      <Link to={routes.installed(null)}>
        {overview === null
          ? t('Installed Operators')
          : t('All {{count}} installed Operators', { count: overview.total })}
      </Link>
      {overview !== null && overview.counts.approval > 0 && (
        <Link to={routes.updates(null)}>{t('Review updates')}</Link>
      )}
    </Flex>
  );
}
