import { Card, CardBody, Stack, StackItem } from '@patternfly/react-core';
import { healthTitle } from '~/ui/health/healthText';
import { useT } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';
import { FindingView } from './FindingView';
import { OtherFindings } from './OtherFindings';
import { PipelineStages } from './PipelineStages';
import { ProgressLine } from './ProgressLine';
import { ReadyLine } from './ReadyLine';
import { Unknowns } from './Unknowns';

/** Where the Operator stands on its way through OLM, what keeps it there, and what can be done. Quiet when all is well. */
export function OperatorPipeline({ details }: OperatorTabProps) {
  const t = useT();
  const { diagnosis } = details;
  const [worst, ...others] = diagnosis.findings;
  const title = t('Status');
  return (
    <div className="operator-hub__pipeline">
      <Card isCompact component="section" aria-label={title}>
        <CardBody>
          {/* Spoken when it changes; the times that count on are not. */}
          <div role="status" className="pf-v6-screen-reader">
            {healthTitle(diagnosis.health, t)}
          </div>
          {worst === undefined && diagnosis.stage === null ? (
            <ReadyLine diagnosis={diagnosis} />
          ) : (
            <Stack hasGutter>
              <StackItem>
                <PipelineStages stages={diagnosis.stages} />
              </StackItem>
              <StackItem>
                {worst === undefined ? (
                  <ProgressLine diagnosis={diagnosis} />
                ) : (
                  <FindingView finding={worst} details={details} />
                )}
              </StackItem>
              {others.length > 0 && (
                <StackItem>
                  <OtherFindings findings={others} details={details} />
                </StackItem>
              )}
            </Stack>
          )}
        </CardBody>
      </Card>
      <Unknowns details={details} />
    </div>
  );
}
