import { Card, CardBody, CardTitle, DescriptionList } from '@patternfly/react-core';
import { CatalogCapability, capabilityText } from '~/components/CatalogCapability';
import { capabilityOf } from '~/domain/catalog/capability';
import { featuresIn, maxOpenShiftVersionIn, validSubscriptionsIn } from '~/domain/catalog/features';
import type { OperatorPackage, PackageChannel } from '~/domain/catalog/operatorPackage';
import { platformsIn } from '~/domain/catalog/platforms';
import { useT } from '~/i18n';
import { Fact, FactList } from './Fact';
import { PackageContacts } from './PackageContacts';
import { featureText, installModeText } from './factText';

/** What the catalog states about the chosen channel; what it does not state is left out. */
export function PackageFacts({ operator, channel }: Props) {
  const t = useT();
  const { annotations } = channel;
  const platforms = platformsIn(operator.labels);
  return (
    <Card>
      <CardTitle component="h2">{t('Details')}</CardTitle>
      <CardBody>
        <DescriptionList isCompact aria-label={t('Details')}>
          <Capability channel={channel} />
          <Fact term={t('Catalog')}>
            {operator.catalogDisplayName}
            <br />
            <span className="operator-hub__mono">
              {`${operator.key.catalogNamespace}/${operator.key.catalog}`}
            </span>
          </Fact>
          <FactList
            term={t('Install modes')}
            values={channel.installModes.map((mode) => installModeText(mode, t))}
          />
          <FactList
            term={t('Infrastructure features')}
            values={featuresIn(annotations).map((feature) => featureText(feature, t))}
          />
          <FactList term={t('Valid subscriptions')} values={validSubscriptionsIn(annotations)} />
          <FactList term={t('Architectures')} values={platforms.architectures} />
          <FactList term={t('Operating systems')} values={platforms.systems} />
          <Fact term={t('Kubernetes version, at least')}>{channel.minKubeVersion}</Fact>
          <Fact term={t('OpenShift version, at most')}>{maxOpenShiftVersionIn(annotations)}</Fact>
          <Fact term={t('Maturity')}>{channel.maturity}</Fact>
          <PackageContacts channel={channel} publisher={operator.catalogPublisher} />
          <FactList term={t('Categories')} values={channel.categories} />
          <Fact term={t('Keywords')}>{channel.keywords.join(', ')}</Fact>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

type Props = { readonly operator: OperatorPackage; readonly channel: PackageChannel };

function Capability({ channel }: { readonly channel: PackageChannel }) {
  const t = useT();
  const level = capabilityOf(channel.capabilityLevel);
  return (
    <Fact term={t('Capability level')}>
      {level === null ? (
        t('Not stated')
      ) : (
        <>
          <CatalogCapability level={level} /> {capabilityText(level, t)}
        </>
      )}
    </Fact>
  );
}
