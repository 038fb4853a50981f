import { EmptyState, EmptyStateBody, Skeleton } from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { useSourcePackages } from '~/sources/read/useSourcePackages';
import { useT } from '~/i18n';
import { PackageList } from './PackageList';
import type { SourceTabProps } from './sourceDetails';

/** What can be installed from the catalog. */
export function PackagesTab({ details: { item, source } }: SourceTabProps) {
  const t = useT();
  const packages = useSourcePackages(source);
  return (
    <LoadableView of={packages} what={t('Packages')} skeleton={<Skeleton height="24rem" />}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState headingLevel="h2" variant="sm" titleText={t('No packages')}>
            <EmptyStateBody>
              {item.state === 'ready'
                ? t('OLM reads this catalog, and there is nothing in it to install.')
                : t('OLM does not read this catalog at the moment: what it offers is not known.')}
            </EmptyStateBody>
          </EmptyState>
        ) : (
          <PackageList entries={entries} namespace={item.isGlobal ? null : item.namespace} />
        )
      }
    </LoadableView>
  );
}
