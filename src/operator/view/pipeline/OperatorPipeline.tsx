import { useEffect } from 'react';
import { Card, CardBody, List, ListItem, Stack, StackItem } from '@patternfly/react-core';
import { Fold } from '~/ui/Fold';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Notice } from '~/ui/Notice';
import { StageSteps } from '~/ui/health/StageSteps';
import { causeText } from '~/ui/health/causeText';
import { healthMeaning, healthTitle } from '~/ui/health/healthText';
import { OlmMessages } from '~/ui/messages/OlmMessages';
import { usePermissionText } from '~/ui/permissionText';
import { type Translate, useT } from '~/i18n';
import { type Diagnosis, relevantPermissions } from '~/olm/diagnosis/diagnosis';
import { isOfStatus, type OperatorFinding } from '~/olm/diagnosis/findings';
import type { OperatorDetails, OperatorTabProps } from '~/olm/installed/operatorDetails';
import { offerOf } from '~/operator/view/remedies/remedies';
import { useOpenRemedy } from '~/operator/view/remedies/RemedyDialog';
import { useUrlQuery, withParam } from '~/ui/useUrlQuery';
import { FindingView } from './FindingView';

/**
 * The findings of an Operator. Those of its status are below the stages of the installation, which are shown only while it
 * is in progress or degraded.
 */
export function OperatorPipeline({ details }: OperatorTabProps) {
  const t = useT();
  const { diagnosis } = details;
  const title = t('Status');
  useAskedRemedy(details);
  return (
    <div className="operator-hub__pipeline">
      {/* Spoken when it changes. */}
      <div role="status" className="pf-v6-screen-reader">
        {causeText(diagnosis.health, t).title}
      </div>
      {diagnosis.findings.map(
        (finding) =>
          !isOfStatus(finding) && (
            <FindingView key={finding.kind} finding={finding} details={details} />
          ),
      )}
      {!isSettled(diagnosis) && (
        <Card isCompact component="section" aria-label={title}>
          <CardBody>
            <Stack hasGutter>
              <StackItem>
                <StageSteps label={t('Installation progress')} stages={diagnosis.stages} />
              </StackItem>
              <Findings details={details} />
            </Stack>
          </CardBody>
        </Card>
      )}
      <Unknowns details={details} />
    </div>
  );
}

/** Opens the dialog of the remedy that a link in a list names. */
function useAskedRemedy(details: OperatorDetails): void {
  const t = useT();
  const open = useOpenRemedy(details);
  const [query, changeQuery] = useUrlQuery();
  const asked = query.get('remedy');
  const remedy = details.diagnosis.findings
    .flatMap(({ actions: remedies }) => remedies)
    .find((one) => one.kind === asked);
  useEffect(() => {
    if (remedy === undefined) return;
    const offer = offerOf(remedy, t);
    if ('to' in offer) return;
    open(offer);
    changeQuery(withParam('remedy', null), { replace: true });
  });
}

/** Ready, at most with a pending update, which the header shows. */
function isSettled({ findings, stage }: Diagnosis): boolean {
  const ofStatus = findings.filter(isOfStatus);
  return ofStatus.length === 0
    ? stage === null
    : ofStatus.every(({ severity }) => severity === 'info');
}

function Findings({ details }: OperatorTabProps) {
  const { diagnosis } = details;
  const [worst, ...others] = diagnosis.findings.filter(isOfStatus);
  return (
    <>
      <StackItem>
        {worst === undefined ? (
          <Progress diagnosis={diagnosis} />
        ) : (
          <FindingView finding={worst} details={details} />
        )}
      </StackItem>
      {others.length > 0 && (
        <StackItem>
          <OtherFindings findings={others} details={details} />
        </StackItem>
      )}
    </>
  );
}

/** OLM's current action, without problems. */
function Progress({ diagnosis: { health, stage, stages } }: { readonly diagnosis: Diagnosis }) {
  const t = useT();
  const messages = stages.find((report) => report.stage === stage)?.messages ?? [];
  return (
    <Notice variant="info" title={healthTitle(health, t)}>
      <p>{health.kind === 'unknown' ? furtherHelp(t) : healthMeaning(health, t)}</p>
      {messages.length > 0 && (
        <Fold title={t('OLM message')}>
          <OlmMessages messages={messages} />
        </Fold>
      )}
    </Notice>
  );
}

/** Further sources of information if OLM's objects state nothing. */
function furtherHelp(t: Translate): string {
  return t(
    'No status available. A cluster administrator can check alerts for the csv_abnormal metric, or collect support data with: oc adm must-gather',
  );
}

/** Less severe findings, folded. */
function OtherFindings({ findings, details }: OtherProps) {
  const t = useT();
  return (
    <Fold title={t('{{count}} more finding', { count: findings.length })}>
      <Stack hasGutter>
        {findings.map((finding) => (
          <StackItem key={finding.kind}>
            <FindingView finding={finding} details={details} />
          </StackItem>
        ))}
      </Stack>
    </Fold>
  );
}

type OtherProps = OperatorTabProps & { readonly findings: readonly OperatorFinding[] };

/**
 * Data that failed to load. Usually only cluster administrators can read all, so that it is a plain line, and a warning
 * only if it might hide the cause of a problem.
 */
function Unknowns({ details: { missing, diagnosis } }: UnknownsProps) {
  const t = useT();
  const permissionText = usePermissionText();
  if (missing.length === 0) return null;
  const stages = diagnosis.findings.filter(isOfStatus).map(({ stage }) => stage);
  const decisive = relevantPermissions(missing, stages);
  const title = t('Some data could not be loaded');
  const help = <p>{t('Contact your cluster administrator.')}</p>;
  if (decisive.length > 0) {
    return (
      <MissingPermissions missing={decisive} title={title}>
        {help}
      </MissingPermissions>
    );
  }
  return (
    <div className="operator-hub__unknowns">
      <Fold title={title}>
        <p>{t('Missing permissions:')}</p>
        <List>
          {missing.map((permission) => (
            <ListItem key={Object.values(permission).join(' ')}>
              {permissionText(permission)}
            </ListItem>
          ))}
        </List>
        {help}
      </Fold>
    </div>
  );
}

type UnknownsProps = { readonly details: Pick<OperatorDetails, 'missing' | 'diagnosis'> };
