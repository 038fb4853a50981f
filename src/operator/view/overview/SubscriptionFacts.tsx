import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Card, CardBody, CardTitle, DescriptionList } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import { Fact, FactList } from '~/ui/package/Fact';
import { type InstallFacts, installFacts } from '~/operator/rules/installFacts';
import { shownLine } from '~/kube/shownText';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';
import { ApprovalFact } from './ApprovalFact';
import { CatalogFact } from './CatalogFact';

/** How it is installed: what was asked for, what came of it, and where it watches. */
export function SubscriptionFacts({ details, isWide = false }: Props) {
  const t = useT();
  const { operator, facts } = details;
  const { namespace, subscriptionName, channel, createdAt, packageName } = operator;
  const followed = channel === null ? t('Default channel') : shownLine(channel);
  const install = installFacts(facts);
  const title = t('Installation');
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody>
        <DescriptionList
          isCompact
          aria-label={title}
          {...(isWide && { columnModifier: { default: '1Col', md: '2Col', xl: '3Col' } })}
        >
          <Fact term="Subscription">
            {subscriptionName === null ? (
              <NoSubscriptionText details={details} />
            ) : (
              <Link to={routes.operator(namespace, subscriptionName, 'yaml')}>
                <Mono>{subscriptionName}</Mono>
              </Link>
            )}
          </Fact>
          <Fact term={t('Package')}>
            {packageName === null ? null : <Mono>{packageName}</Mono>}
          </Fact>
          <Fact term={t('Channel')}>{subscriptionName === null ? null : followed}</Fact>
          <ApprovalFact details={details} />
          <CatalogFact details={details} />
          <Fact term={t('Installed version')}>
            {install.installedCsv === null ? (
              t('Not available yet')
            ) : (
              <Mono>{install.installedCsv}</Mono>
            )}
          </Fact>
          <FactList term={t('Managed namespaces')} values={watchedTexts(install, t)} />
          <FactList term={t('ServiceAccounts')} values={install.serviceAccounts} />
          <Fact term={t('Created')}>
            {createdAt === null ? null : <Timestamp timestamp={createdAt} simple />}
          </Fact>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

/** `isWide`: nothing stands beside it. */
type Props = OperatorTabProps & { readonly isWide?: boolean };

/** Who may not see Subscriptions cannot tell that there is none. */
function NoSubscriptionText({ details: { operator, missing } }: OperatorTabProps) {
  const t = useT();
  const isUnseen = missing.some(({ resource }) => resource === 'subscriptions');
  return operator.isCopy || isUnseen ? t('Unknown') : t('None (no updates)');
}

function watchedTexts({ watched }: InstallFacts, t: Translate): readonly string[] {
  if (watched === null) return [t('Unknown')];
  return watched.includes('') ? [t('All namespaces')] : watched;
}
