import { DescriptionList } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import { featuresIn, maxOpenShiftVersionIn, validSubscriptionsIn } from '~/olm/packages/features';
import type { OperatorPackage, PackageChannel } from '~/olm/packages/operatorPackage';
import { platformsIn } from '~/olm/packages/platforms';
import type { VersionSupport } from '~/olm/lifecycle/versionSupport';
import { useT } from '~/i18n';
import { SupportFacts } from '~/ui/package/SupportFacts';
import { CapabilityLevels } from '~/ui/package/CapabilityLevels';
import { Fact, FactList } from '~/ui/package/Fact';
import { PackageContacts } from '~/ui/package/PackageContacts';
import { useArrangement } from './arrangement';
import { featureWithLimits } from './factText';
import { modeName } from '~/ui/modeText';
import { SectionCard } from './SectionCard';

/** What the catalog states about the chosen channel; what it does not state is left out. */
export function PackageFacts({ operator, channel, support }: Props) {
  const t = useT();
  const isPage = useArrangement() === 'page';
  const { annotations } = channel;
  const platforms = platformsIn(operator.labels);
  // The labels are those of the default channel's head (BR-044).
  const isDefault = channel.name === operator.defaultChannel;
  return (
    <SectionCard title={t('Details')}>
      <DescriptionList
        isCompact
        aria-label={t('Details')}
        columnModifier={isPage ? ASIDE : { default: '2Col' }}
      >
        <Fact term={t('Capability level')}>
          <CapabilityLevels annotation={channel.capabilityLevel} />
        </Fact>
        <FactList
          term={t('Install modes')}
          values={channel.installModes.map((mode) => modeName(mode, t))}
        />
        <Fact term={t('Catalog')}>
          {operator.catalogDisplayName}
          <br />
          <Mono>{`${operator.key.catalogNamespace}/${operator.key.catalog}`}</Mono>
        </Fact>
        <Fact term={t('Package')}>
          <Mono>{operator.key.packageName}</Mono>
        </Fact>
        <Fact term="ClusterServiceVersion">
          <Mono>{channel.headCsv}</Mono>
        </Fact>
        <FactList
          term={t('Infrastructure features')}
          values={featuresIn(annotations).map((feature) => featureWithLimits(feature, t))}
        />
        <FactList term={t('Valid subscriptions')} values={validSubscriptionsIn(annotations)} />
        <FactList
          term={isDefault ? t('Architectures') : t('Architectures of the default channel')}
          values={platforms.architectures}
        />
        <FactList
          term={isDefault ? t('Operating systems') : t('Operating systems of the default channel')}
          values={platforms.systems}
        />
        <Fact term={t('Minimum Kubernetes version')}>{channel.minKubeVersion}</Fact>
        <Fact term={t('Maximum OpenShift version')}>{maxOpenShiftVersionIn(annotations)}</Fact>
        <SupportFacts of={support} />
        <Fact term={t('Maturity')}>{channel.maturity}</Fact>
        <PackageContacts channel={channel} publisher={operator.catalogPublisher} />
        <FactList term={t('Categories')} values={channel.categories} />
        <Fact term={t('Keywords')}>{t.list(channel.keywords)}</Fact>
      </DescriptionList>
    </SectionCard>
  );
}

type Props = {
  readonly operator: OperatorPackage;
  readonly channel: PackageChannel;
  /** Of the chosen version, which need not be the channel's head. */
  readonly support: VersionSupport | null;
};

/** On a wide page the facts stand in a small column at the side, on another below the text. */
const ASIDE = { default: '2Col', lg: '1Col' } as const;
