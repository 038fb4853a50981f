import { Card, CardBody, CardTitle, DescriptionList } from '@patternfly/react-core';
import { CapabilityLevels } from '~/components/package/CapabilityLevels';
import { SupportFacts } from '~/components/lifecycle/SupportFacts';
import { Fact } from '~/components/package/Fact';
import { PackageContacts } from '~/components/package/PackageContacts';
import '~/components/package/package.css';
import { useVersionSupport } from '~/data/lifecycle/useVersionSupport';
import { maxOpenShiftVersionIn } from '~/domain/catalog/features';
import type { PackageChannel } from '~/domain/catalog/operatorPackage';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { packageOf } from '~/domain/installed/packageOf';
import { useT } from '~/i18n';

/** What its author and its catalog state about the installed version; what is not stated is left out. */
export function AuthorFacts({ described, operator }: Props) {
  const t = useT();
  const support = useVersionSupport(packageOf(operator), operator.version);
  const title = t('About this version');
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody>
        <DescriptionList isCompact aria-label={title}>
          <Fact term={t('Provider')}>{described.provider}</Fact>
          <Fact term={t('Capability level')}>
            <CapabilityLevels annotation={described.capabilityLevel} />
          </Fact>
          <Fact term={t('Maturity')}>{described.maturity}</Fact>
          <Fact term={t('Kubernetes version, at least')}>{described.minKubeVersion}</Fact>
          <Fact term={t('OpenShift version, at most')}>
            {maxOpenShiftVersionIn(described.annotations)}
          </Fact>
          <SupportFacts of={support} />
          <PackageContacts channel={described} publisher="" />
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

type Props = {
  readonly described: PackageChannel;
  readonly operator: InstalledOperator;
};
