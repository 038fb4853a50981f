import { Card, CardBody, CardTitle, DescriptionList } from '@patternfly/react-core';
import { CapabilityLevels } from '~/ui/package/CapabilityLevels';
import { SupportFacts } from '~/ui/package/SupportFacts';
import { Fact } from '~/ui/package/Fact';
import { PackageContacts } from '~/ui/package/PackageContacts';
import '~/ui/package/package.css';
import { useVersionSupport } from '~/olm/read/useVersionSupport';
import { maxOpenShiftVersionIn } from '~/olm/packages/features';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { packageOf } from '~/olm/installed/packageOf';
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
