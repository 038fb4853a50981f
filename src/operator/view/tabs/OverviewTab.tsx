import { Card, CardBody } from '@patternfly/react-core';
import { Fold } from '~/ui/Fold';
import { Markdown } from '~/ui/Markdown';
import { unmetRequirements } from '~/olm/conditions/csvHistory';
import { describedCsv } from '~/olm/installed/describedCsv';
import { useT } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';
import { UnmetRequirements } from '~/operator/view/conditions/UnmetRequirements';
import { AuthorFacts } from '~/operator/view/overview/AuthorFacts';
import { ConsolePlugins } from '~/operator/view/overview/ConsolePlugins';
import { DeprecationNotice } from '~/operator/view/overview/DeprecationNotice';
import { FootprintCard } from '~/operator/view/overview/FootprintCard';
import { NextSteps } from '~/operator/view/overview/NextSteps';
import { PhaseHistory } from '~/operator/view/overview/PhaseHistory';
import { SubscriptionFacts } from '~/operator/view/overview/SubscriptionFacts';
import { Workload } from '~/operator/view/overview/Workload';

/** The facts of the Operator, what it runs and needs, how it came here, and what its author says. */
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
        <Workload csv={csv} />
        <NextSteps csv={csv} details={details} />
        <ConsolePlugins csv={csv} />
        <FootprintCard csv={csv} />
        <PhaseHistory csv={csv} />
        {described !== null && described.description !== '' && (
          <Card isCompact>
            <CardBody>
              <Fold title={t('What its author says about it')}>
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
