import { List, ListItem, DescriptionList } from '@patternfly/react-core';
import { Link } from 'react-router';
import { AboutCard } from '~/ui/overview/AboutCard';
import { ApiCards, MOST_API_CARDS } from '~/ui/overview/ApiCards';
import { OverviewLayout, TERMS } from '~/ui/overview/OverviewLayout';
import { type OperatorApi, providedApis } from '~/olm/installed/operatorApis';
import { useInstanceCounts } from '~/olm/read/useInstanceCount';
import { operandPage } from '~/operator/rules/operandPage';
import { routes } from '~/routes';
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

/** What the Operator is, its APIs and Deployments, and its installation. */
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
    <OverviewLayout
      side={
        <>
          <SubscriptionFacts details={details} />
          {described !== null && <AuthorFacts described={described} operator={details.operator} />}
        </>
      }
    >
      <DeprecationNotice details={details} />
      <UnmetRequirements requirements={unmetRequirements(csv)} />
      {described !== null && <AboutCard title={t('Description')} about={described} />}
      <NextSteps csv={csv} details={details} />
      {described !== null && (
        <OwnApis
          apis={providedApis(described)}
          details={details}
          page={operandPage(csv, details.facts)}
        />
      )}
      <DeploymentsCard csv={csv} />
      <ConsolePlugins csv={csv} />
    </OverviewLayout>
  );
}

/** Only the APIs with a card are counted. The others are in their own tab. */
function OwnApis({ apis, details: { operator }, page }: OwnApisProps) {
  const t = useT();
  const { counts } = useInstanceCounts(apis.slice(0, MOST_API_CARDS), page.namespace);
  return (
    <ApiCards
      apis={apis}
      counts={counts}
      namespace={page.namespace}
      more={
        <Link to={routes.operator(operator.namespace, operator.name, 'apis')}>
          {t('Show {{count}} more', { count: apis.length - MOST_API_CARDS })}
        </Link>
      }
    />
  );
}

type OwnApisProps = OperatorTabProps & {
  readonly apis: readonly OperatorApi[];
  readonly page: ReturnType<typeof operandPage>;
};

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
      <DescriptionList
        isCompact
        isHorizontal
        horizontalTermWidthModifier={TERMS}
        aria-label={title}
      >
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
