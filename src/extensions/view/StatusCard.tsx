import { Card, CardBody, Stack, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { shownText } from '~/kube/shownText';
import { Fold } from '~/ui/Fold';
import { causeText } from '~/ui/health/causeText';
import { FindingAlert } from '~/ui/findings/FindingAlert';
import { extensionFindingTitle } from '~/ui/health/extensionFindingTitle';
import { Sentence } from '~/ui/Sentence';
import { STAGES } from '~/olm/extensions/extensionMeaning';
import { StageSteps } from '~/ui/health/StageSteps';
import type { ExtensionFinding, ExtensionStatus } from '~/olm/extensions/extensionStatus';
import { useIsGranted } from '~/extensions/read/installerGrants';
import { useLeftOut } from '~/extensions/read/useLeftOut';
import { InstallWithV0 } from './InstallWithV0';
import type { ExtensionTabProps } from '~/olm/read/extensions/useExtension';
import { OwnerOf } from './OwnerOf';
import { remediesFor, retryAction } from './remedies';
import { useOpenAction } from './dialogs';
import { useMomentText } from '~/ui/timeText';
import { findingLines } from './texts';

/** The stages of an extension, its problems and the remedies. Nothing if it is ready. */
export function StatusCard({ details }: ExtensionTabProps) {
  const t = useT();
  const { status, operator } = details;
  const title = t('Status');
  return (
    <div className="operator-hub__extension-status">
      {/* Announced when it changes. OLM's text is not announced, because its order varies. */}
      <div role="status" className="pf-v6-screen-reader">
        {causeText(operator.health, t).title}
      </div>
      {status.findings.length > 0 && (
        <Card isCompact component="section" aria-label={title}>
          <CardBody>
            <Stack hasGutter>
              <StackItem>
                <StageSteps label={t('Installation progress')} stages={stepsOf(status)} />
              </StackItem>
              {status.findings.map((finding) => (
                <StackItem key={finding.kind}>
                  <FindingView finding={finding} details={details} />
                </StackItem>
              ))}
              {status.lines.length > 0 && (
                <StackItem>
                  <OlmLines lines={status.lines} isCutOff={status.isCutOff} />
                </StackItem>
              )}
            </Stack>
          </CardBody>
        </Card>
      )}
    </div>
  );
}

/** OLM v1 records no time of a stage. */
function stepsOf({ marks }: ExtensionStatus) {
  return STAGES.map((stage) => {
    const mark = marks[stage];
    const state = mark === 'now' ? ('running' as const) : mark;
    return { stage, state, since: null, until: null };
  });
}

function FindingView({ finding: reported, details }: FindingProps) {
  const t = useT();
  const leftOut = useLeftOut(details, reported);
  const isGranted = useIsGranted(details, reported);
  const finding = isGranted ? NOT_LOOKED : reported;
  const { packageName } = details.extension;
  const { kind, severity } = finding;
  return (
    <FindingAlert
      severity={severity}
      title={extensionFindingTitle(finding, t)}
      lines={findingLines(finding, details, t)}
      actions={[
        ...(isGranted ? [retryAction(details, t)] : []),
        ...remediesFor(reported, details, t),
      ]}
      onOpen={useOpenAction()}
    >
      {leftOut !== null && (
        <StackItem>{t('{{count}} pre-release excluded', { count: leftOut.count })}</StackItem>
      )}
      {severity !== 'info' && (
        <StackItem>
          <Standing
            status={details.status}
            since={sinceOf(finding, details.status)}
            isRunning={kind !== 'not-ready'}
          />
        </StackItem>
      )}
      {finding.kind === 'owned-elsewhere' && (
        <StackItem>
          {finding.objects
            .filter((object) => object.kind === 'CustomResourceDefinition')
            .slice(0, MOST_OWNERS)
            .map(({ name }) => (
              <OwnerOf key={name} name={name} />
            ))}
        </StackItem>
      )}
      {UNSUPPORTED.includes(kind) && packageName !== null && (
        <StackItem>
          <InstallWithV0 packageName={packageName} />
        </StackItem>
      )}
    </FindingAlert>
  );
}

type FindingProps = ExtensionTabProps & { readonly finding: ExtensionFinding };

const NOT_LOOKED: ExtensionFinding = { kind: 'not-looked', severity: 'info' };

/** What runs, and since when. */
function Standing({ status: { runs, wanted }, since, isRunning }: StandingProps) {
  const t = useT();
  const moment = useMomentText();
  return (
    <>
      {isRunning && runs !== null && (
        <p>
          {wanted === null
            ? t('Version {{version}} continues to run.', { version: runs })
            : t('Installed: {{installed}}. Requested: {{wanted}}.', { installed: runs, wanted })}
        </p>
      )}
      {since !== null && !Number.isNaN(Date.parse(since)) && (
        <p>
          <Sentence text={t('Since <time/> or earlier')} parts={{ time: moment(since) }} />
        </p>
      )}
    </>
  );
}

type StandingProps = Pick<ExtensionTabProps['details'], 'status'> & {
  readonly since: string | null;
  readonly isRunning: boolean;
};

/** Workload fails independently of OLM's last report. */
function sinceOf(finding: ExtensionFinding, { since }: ExtensionStatus): string | null {
  if (finding.kind !== 'not-ready' || finding.deployments.length === 0) return since;
  return finding.deployments.flatMap((one) => one.since ?? []).toSorted()[0] ?? null;
}

/** What OLM v1 does not install, and OLM v0 does. */
const UNSUPPORTED: readonly ExtensionFinding['kind'][] = ['unsupported-bundle', 'dependency'];

/** Each is watched. */
const MOST_OWNERS = 5;

/** OLM's message, line by line in a stable order. */
function OlmLines({ lines, isCutOff }: LinesProps) {
  const t = useT();
  return (
    <Fold title={t('OLM message')}>
      {lines.slice(0, MOST_LINES).map((line) => (
        <p key={line} className="operator-hub__extension-words" dir="auto">
          {shownText(line).slice(0, LONGEST)}
        </p>
      ))}
      {isCutOff && <p>{t('OLM shortened this message.')}</p>}
    </Fold>
  );
}

type LinesProps = { readonly lines: readonly string[]; readonly isCutOff: boolean };

const MOST_LINES = 200;
const LONGEST = 4000;
