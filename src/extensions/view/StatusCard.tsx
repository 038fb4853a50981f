import {
  Card,
  CardBody,
  ProgressStep,
  ProgressStepper,
  type ProgressStepProps,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { type Translate, useT } from '~/i18n';
import { shownText } from '~/kube/shownText';
import { Fold } from '~/ui/Fold';
import { causeText } from '~/ui/health/causeText';
import { FindingAlert } from '~/ui/findings/FindingAlert';
import { extensionFindingTitle } from '~/ui/health/extensionFindingTitle';
import { Sentence } from '~/ui/Sentence';
import { type Stage, STAGES } from '~/olm/extensions/extensionMeaning';
import type { ExtensionFinding, StageMark } from '~/olm/extensions/extensionStatus';
import { useIsGranted } from '~/extensions/read/useIsGranted';
import { useLeftOut } from '~/extensions/read/useLeftOut';
import { InstallWithV0 } from './InstallWithV0';
import type { ExtensionTabProps } from './extensionTab';
import { OwnerOf } from './OwnerOf';
import { remediesFor, retryAction } from './remedies';
import { useOpenAction } from './dialogs';
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
                <Stages marks={status.marks} />
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

function Stages({ marks }: { readonly marks: Readonly<Record<Stage, StageMark>> }) {
  const t = useT();
  return (
    <ProgressStepper aria-label={t('Installation progress')} isCenterAligned>
      {STAGES.map((stage) => {
        const mark = marks[stage];
        const { variant, text } = MARKS[mark];
        return (
          <ProgressStep
            key={stage}
            id={`operator-hub-stage-${stage}`}
            titleId={`operator-hub-stage-${stage}-title`}
            variant={variant}
            isCurrent={mark === 'now' || mark === 'failed'}
            aria-label={text(t)}
            description={text(t)}
          >
            {STAGE_NAMES[stage](t)}
          </ProgressStep>
        );
      })}
    </ProgressStepper>
  );
}

type Mark = {
  readonly variant: NonNullable<ProgressStepProps['variant']>;
  readonly text: (t: Translate) => string;
};

const MARKS: Readonly<Record<StageMark, Mark>> = {
  done: { variant: 'success', text: (t) => t('Done') },
  now: { variant: 'info', text: (t) => t('In progress') },
  failed: { variant: 'danger', text: (t) => t('Failed') },
  waiting: { variant: 'pending', text: (t) => t('Not started') },
  unknown: { variant: 'pending', text: (t) => t('Unknown') },
};

const STAGE_NAMES: Readonly<Record<Stage, (t: Translate) => string>> = {
  resolve: (t) => t('Resolve'),
  unpack: (t) => t('Unpack'),
  check: (t) => t('Check'),
  apply: (t) => t('Apply'),
  healthy: (t) => t('Healthy'),
};

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
          <Standing status={details.status} isRunning={kind !== 'not-ready'} />
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
function Standing({ status: { runs, wanted, since }, isRunning }: StandingProps) {
  const t = useT();
  return (
    <>
      {isRunning && runs !== null && (
        <p>
          {wanted === null
            ? t('Version {{version}} continues to run.', { version: runs })
            : t('Installed: {{installed}}. Requested: {{wanted}}.', { installed: runs, wanted })}
        </p>
      )}
      {since !== null && (
        <p>
          <Sentence
            text={t('Since <time/> or earlier')}
            parts={{ time: <Timestamp timestamp={since} simple /> }}
          />
        </p>
      )}
    </>
  );
}

type StandingProps = Pick<ExtensionTabProps['details'], 'status'> & { readonly isRunning: boolean };

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
