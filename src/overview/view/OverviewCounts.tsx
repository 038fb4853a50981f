import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { severityTitle } from '~/ui/health/healthText';
import { SEVERITIES } from '~/olm/installed/severities';
import type { InstalledOverview } from '~/overview/rules/overview';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** How many Operators have each status; a count leads to them in the Installed page. */
export function OverviewCounts({ overview }: { readonly overview: InstalledOverview }) {
  const t = useT();
  const { counts, total } = overview;
  return (
    <DescriptionList isHorizontal isCompact>
      {SEVERITIES.map((group) => (
        <DescriptionListGroup key={group}>
          <DescriptionListTerm>{severityTitle(group, t)}</DescriptionListTerm>
          <DescriptionListDescription>
            {counts[group] === 0 ? (
              0
            ) : (
              <Link to={`${routes.installed(null)}?status=${group}`}>
                {t.number(counts[group])}
              </Link>
            )}
          </DescriptionListDescription>
        </DescriptionListGroup>
      ))}
      <DescriptionListGroup>
        <DescriptionListTerm>{t('All')}</DescriptionListTerm>
        <DescriptionListDescription>{t.number(total)}</DescriptionListDescription>
      </DescriptionListGroup>
    </DescriptionList>
  );
}
