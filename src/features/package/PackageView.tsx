import { Stack, StackItem } from '@patternfly/react-core';
import { CatalogDownAlerts } from '~/components/CatalogDownAlert';
import type { PackageDetails } from '~/data/packageDetails';
import { visibleApis } from '~/domain/catalog/apis';
import { selectionIn } from '~/domain/catalog/selection';
import { useT } from '~/i18n';
import { ApiTable } from './ApiTable';
import { DescriptionCard } from './DescriptionCard';
import { InstalledIn } from './InstalledIn';
import { PackageAlerts } from './PackageAlerts';
import { PackageFacts } from './PackageFacts';
import { PackageHeader } from './PackageHeader';
import { RelatedImages } from './RelatedImages';
import { VersionChooser } from './VersionChooser';
import { VersionList } from './VersionList';
import { usePackageUrl } from './usePackageUrl';

/** A package with the chosen channel and version: text left, facts right. */
export function PackageView({ details }: { readonly details: PackageDetails }) {
  const t = useT();
  const { wanted } = usePackageUrl();
  const { operator, installs, catalog } = details;
  const selection = selectionIn(operator, wanted);
  if (selection === null) return null;
  const { channel } = selection;
  return (
    <Stack hasGutter>
      <StackItem>
        <PackageHeader details={details} selection={selection} />
      </StackItem>
      {catalog !== null && <CatalogDownAlerts catalogs={[catalog]} />}
      <PackageAlerts operator={operator} selection={selection} installs={installs} />
      <StackItem>
        <VersionChooser operator={operator} selection={selection} />
      </StackItem>
      <StackItem className="operator-hub__package">
        <div className="operator-hub__package-main">
          {installs.length > 0 && <InstalledIn installs={installs} />}
          <DescriptionCard text={channel.description} />
          <ApiTable title={t('Provided APIs')} apis={visibleApis(channel)} />
          <ApiTable title={t('Required APIs')} apis={channel.requiredApis} />
          <RelatedImages images={channel.relatedImages} />
        </div>
        <div className="operator-hub__package-side">
          <PackageFacts operator={operator} channel={channel} />
          <VersionList key={channel.name} selection={selection} installs={installs} />
        </div>
      </StackItem>
    </Stack>
  );
}
