import { Button } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
import { LoadableView } from '~/ui/LoadableView';
import type { Offer } from '~/catalog/view/package/OtherOffers';
import { PackageMissing, whyPackageIsStale } from '~/ui/package/PackageMissing';
import { PackageSkeleton } from '~/catalog/view/package/PackageSkeleton';
import { ArrangementContext } from '~/catalog/view/package/arrangement';
import { usePackageDetails } from '~/catalog/read/packageDetails';
import { type PackageKey, packageId } from '~/olm/packages/operatorPackage';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { DetailsPanelContent } from './DetailsPanelContent';
import './detailsPanel.css';

/** One Operator's details beside the catalog. Their state is reset when another one opens. */
export function DetailsPanel({ packageKey, scope, offers, onClose }: Props) {
  const t = useT();
  const { details, retry } = usePackageDetails(scope, packageKey);
  return (
    <ArrangementContext.Provider value="drawer">
      <div key={packageId(packageKey)} className="operator-hub__details-panel">
        <Button
          variant="plain"
          className="operator-hub__details-close"
          icon={<TimesIcon />}
          aria-label={t('Close details')}
          onClick={onClose}
        />
        <PackageMissing
          of={details}
          packageKey={packageKey}
          scope={scope}
          level="h2"
          onRetry={retry}
        >
          <LoadableView
            of={details}
            what={t('Operator {{name}}', { name: packageKey.packageName })}
            skeleton={<PackageSkeleton />}
            onRetry={retry}
            whyStale={whyPackageIsStale}
          >
            {(data) => <DetailsPanelContent details={data} scope={scope} offers={offers} />}
          </LoadableView>
        </PackageMissing>
      </div>
    </ArrangementContext.Provider>
  );
}

type Props = {
  readonly packageKey: PackageKey;
  readonly scope: NamespaceScope;
  /** The offers of other catalogs. */
  readonly offers: readonly Offer[];
  readonly onClose: () => void;
};
