import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import { MissingRights } from '~/ui/MissingRights';
import { type PackageOffer, usePackageOffers } from '~/olm/read/packageOffers';
import { packageId } from '~/olm/packages/operatorPackage';
import { packageOfCsv } from '~/olm/installed/packageOfCsv';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';

/**
 * An Operator that no Subscription follows: that it gets no updates, and how to change that. Who may not see Subscriptions
 * cannot tell that there is none.
 */
export function NoSubscription({ details }: OperatorTabProps) {
  const t = useT();
  const { operator, facts, missing } = details;
  const [csv] = facts.csvs;
  const packageName = csv === undefined ? null : packageOfCsv(csv);
  const { namespace } = facts;
  if (operator.isCopy) {
    return (
      <EmptyState headingLevel="h2" titleText={t('This is a copy')}>
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
    return (
      <MissingRights
        missing={unseen}
        title={t('Whether a Subscription updates this Operator is not known')}
      />
    );
  }
  return (
    <EmptyState headingLevel="h2" titleText={t('No Subscription: this Operator gets no updates')}>
      <EmptyStateBody>
        <p>
          {t(
            'OLM runs ClusterServiceVersion {{name}}, but nothing tells it which package and channel to follow.',
            { name: operator.name },
          )}
        </p>
        <p>
          {t(
            'OLM does not take over what runs already: a Subscription to the same package cannot be resolved as long as this ClusterServiceVersion is there. Delete it first (its custom resources stay, and wait for the Operator), then install the package again.',
          )}
        </p>
      </EmptyStateBody>
      <EmptyStateFooter>
        {packageName === null ? (
          <EmptyStateActions>
            <LinkButton variant="secondary" to={routes.catalog(namespace)}>
              {t('Look for it in the catalog')}
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
        {t('No catalog that serves this namespace offers package {{name}}.', { name: packageName })}
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

/** No catalog: what every catalog offers is wanted. */
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
