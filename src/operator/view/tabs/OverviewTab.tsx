import { Card, CardBody, List, ListItem, DescriptionList } from '@patternfly/react-core';
import { Fold } from '~/ui/Fold';
import { Markdown } from '~/ui/Markdown';
import { unmetRequirements } from '~/olm/conditions/csvHistory';
import { describedCsv } from '~/olm/installed/csv';
import { useT, type Translate } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import { UnmetRequirements } from '~/operator/view/conditions/ConditionCells';
import { ConsolePlugins } from '~/operator/view/overview/ConsolePlugins';
import { DeploymentsCard } from '~/operator/view/overview/DeploymentsCard';
import { NextSteps } from '~/operator/view/overview/NextSteps';
import { SubscriptionFacts } from '~/operator/view/overview/SubscriptionFacts';
import { Notice } from '~/ui/Notice';
import type { InstalledDeprecation } from '~/olm/installed/deprecations';
import { CapabilityLevels } from '~/ui/package/CapabilityLevels';
import { SupportFacts } from '~/ui/package/SupportFacts';
import { Fact } from '~/ui/package/Fact';
import { PackageContacts } from '~/ui/package/PackageContacts';
import { useVersionSupport } from '~/olm/read/lifecycle';
import { maxOpenShiftVersionIn } from '~/olm/packages/features';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { packageOf } from '~/olm/installed/operatorName';
import { TitledCard } from '~/ui/TitledCard';
import '~/ui/package/package.css';

/** The facts of the Operator, its Deployments and dependencies, its installation, and its description. */
export function OverviewTab({ details }: OperatorTabProps) {
  const t = useT();
  const [csv] = details.facts.csvs;
  const described = csv === undefined ? null : describedCsv(csv);
  if (csv === undefined) {
    return (
      <div className="operator-hub__overview-main">
        <DeprecationNotice details={details} />
        <SubscriptionFacts details={details} isWide />
      </div>
    );
  }
  return (
    <div className="operator-hub__overview">
      <div className="operator-hub__overview-main">
        <DeprecationNotice details={details} />
        <UnmetRequirements requirements={unmetRequirements(csv)} />
        <DeploymentsCard csv={csv} />
        <NextSteps csv={csv} details={details} />
        <ConsolePlugins csv={csv} />
        {described !== null && described.description !== '' && (
          <Card isCompact>
            <CardBody>
              <Fold title={t('Description')}>
                <Markdown text={described.description} />
              </Fold>
            </CardBody>
          </Card>
        )}
      </div>
      <div className="operator-hub__overview-side">
        <SubscriptionFacts details={details} />
        {described !== null && <AuthorFacts described={described} operator={details.operator} />}
      </div>
    </div>
  );
}

/** The deprecations in its catalog, with the catalog's messages (SU-013). */
function DeprecationNotice({ details: { operator } }: OperatorTabProps) {
  const t = useT();
  const found = operator.deprecations;
  if (found.length === 0) return null;
  return (
    <Notice variant="warning" title={t('Deprecated in the catalog')}>
      <List>
        {found.map((one) => (
          <ListItem key={one.level}>
            <strong>{subjectOf(one, operator, t)}</strong> {one.message}
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}

function subjectOf(
  { level }: InstalledDeprecation,
  { packageName, channel, version }: OperatorTabProps['details']['operator'],
  t: Translate,
): string {
  switch (level) {
    case 'package':
      return t('Package {{name}}:', { name: packageName });
    case 'channel':
      return t('Channel {{name}}:', { name: channel });
    case 'version':
      return t('Version {{name}}:', { name: version });
  }
}

/** The facts about the installed version from its author and catalog, if stated. */
function AuthorFacts({ described, operator }: Props) {
  const t = useT();
  const support = useVersionSupport(packageOf(operator), operator.version);
  const title = t('About this version');
  return (
    <TitledCard title={title}>
      <DescriptionList isCompact aria-label={title}>
        <Fact term={t('Capability level')}>
          <CapabilityLevels annotation={described.capabilityLevel} />
        </Fact>
        <Fact term={t('Maturity')}>{described.maturity}</Fact>
        <Fact term={t('Minimum Kubernetes version')}>{described.minKubeVersion}</Fact>
        <Fact term={t('Maximum OpenShift version')}>
          {maxOpenShiftVersionIn(described.annotations)}
        </Fact>
        <SupportFacts of={support} />
        <PackageContacts channel={described} publisher="" />
      </DescriptionList>
    </TitledCard>
  );
}

type Props = {
  readonly described: PackageChannel;
  readonly operator: InstalledOperator;
};
