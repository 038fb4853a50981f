import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { type PackageOffer, usePackageOffers } from '~/olm/read/packageOffers';
import { packageId } from '~/olm/packages/operatorPackage';
import { packageOfCsv } from '~/olm/installed/csv';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';

/**
 * An Operator without a Subscription gets no updates; offers to create one. Without permission for Subscriptions, this
 * is unknown.
 */
export function NoSubscription({ details }: OperatorTabProps) {
  const t = useT();
  const { operator, facts, missing } = details;
  const [csv] = facts.csvs;
  const packageName = csv === undefined ? null : packageOfCsv(csv);
  const { namespace } = facts;
  if (operator.isCopy) {
    return (
      <EmptyState headingLevel="h2" titleText={t('Copied CSV')}>
        <EmptyStateBody>
          {t('The Operator is installed and updated in namespace {{namespace}}.', {
            namespace: operator.namespace,
          })}
        </EmptyStateBody>
      </EmptyState>
    );
  }
  const unseen = missing.filter(({ resource }) => resource === 'subscriptions');
  if (unseen.length > 0) {
    return <MissingPermissions missing={unseen} title={t('Subscription unknown')} />;
  }
  return (
    <EmptyState headingLevel="h2" titleText={t('No Subscription, no updates')}>
      <EmptyStateBody>
        <p>
          {t(
            'To receive updates, delete the CSV and reinstall the package. Custom resources remain. OLM cannot resolve a new Subscription while the CSV exists.',
          )}
        </p>
      </EmptyStateBody>
      <EmptyStateFooter>
        {packageName === null ? (
          <EmptyStateActions>
            <LinkButton variant="secondary" to={routes.catalog(namespace)}>
              {t('Search the catalog')}
            </LinkButton>
          </EmptyStateActions>
        ) : (
          <Offers namespace={namespace} packageName={packageName} />
        )}
      </EmptyStateFooter>
    </EmptyState>
  );
}

type OffersProps = { readonly namespace: string; readonly packageName: string };

function Offers({ namespace, packageName }: OffersProps) {
  const t = useT();
  const offers = usePackageOffers(namespace, { ...NOWHERE, packageName });
  if (offers.length === 0) {
    return (
      <EmptyStateBody>
        {t('Package {{name}} not found in catalogs available in this namespace.', {
          name: packageName,
        })}
      </EmptyStateBody>
    );
  }
  return (
    <EmptyStateActions>
      {offers.map((offer) => (
        <SubscribeLink key={packageId(offer.key)} offer={offer} namespace={namespace} />
      ))}
    </EmptyStateActions>
  );
}

/** No catalog, to include the offers of all. */
const NOWHERE = { catalog: '', catalogNamespace: '' };

function SubscribeLink({ offer, namespace }: SubscribeProps) {
  const t = useT();
  return (
    <LinkButton variant="secondary" to={routes.install(namespace, offer.key)}>
      {t('Install from {{catalog}}', { catalog: offer.catalogDisplayName })}
    </LinkButton>
  );
}

type SubscribeProps = { readonly offer: PackageOffer; readonly namespace: string };
