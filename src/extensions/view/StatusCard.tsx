import {
  Card,
  CardBody,
  List,
  ListItem,
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
import { Notice } from '~/ui/Notice';
import { Sentence } from '~/ui/Sentence';
import { STAGES, type Stage } from '~/olm/extensions/stage';
import type { Situation, StageMark } from '~/olm/extensions/extensionStatus';
import { useIsGranted } from '~/extensions/read/useIsGranted';
import { useLeftOut } from '~/extensions/read/useLeftOut';
import { InstallWithV0 } from './InstallWithV0';
import type { ExtensionTabProps } from './extensionTab';
import { OwnerOf } from './OwnerOf';
import { Remedies } from './Remedies';
import { remediesFor, retryAction } from './remedies';
import { situationText } from './texts';

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
      {status.situations.length > 0 && (
        <Card isCompact component="section" aria-label={title}>
          <CardBody>
            <Stack hasGutter>
              <StackItem>
                <Stages marks={status.marks} />
              </StackItem>
              {status.situations.map((situation) => (
                <StackItem key={situation.kind}>
                  <SituationView situation={situation} details={details} />
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

function SituationView({ situation: reported, details }: SituationProps) {
  const t = useT();
  const leftOut = useLeftOut(details, reported);
  const isGranted = useIsGranted(details, reported);
  const situation = isGranted ? NOT_LOOKED : reported;
  const { packageName } = details.extension;
  const { tone, title, lines } = situationText(situation, details, t);
  const remedies = isGranted
    ? [retryAction(details, t), ...remediesFor(reported, details, t)]
    : remediesFor(situation, details, t);
  const isHeld = tone === 'warning' || tone === 'danger';
  return (
    <Notice variant={tone} isPlain title={title}>
      <Lines lines={lines} />
      {leftOut !== null && <p>{t('{{count}} pre-release excluded', { count: leftOut.count })}</p>}
      {isHeld && <Standing status={details.status} isRunning={situation.kind !== 'not-ready'} />}
      {situation.kind === 'owned-elsewhere' &&
        situation.objects
          .filter(({ kind }) => kind === 'CustomResourceDefinition')
          .slice(0, MOST_OWNERS)
          .map(({ name }) => <OwnerOf key={name} name={name} />)}
      {remedies.length > 0 && <Remedies remedies={remedies} />}
      {UNSUPPORTED.includes(situation.kind) && packageName !== null && (
        <InstallWithV0 packageName={packageName} />
      )}
    </Notice>
  );
}

const NOT_LOOKED: Situation = { kind: 'not-looked' };

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
const UNSUPPORTED: readonly Situation['kind'][] = ['unsupported-bundle', 'dependency'];

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const [only] = lines;
  if (only !== undefined && lines.length === 1) return <p dir="auto">{shownText(only)}</p>;
  return (
    lines.length > 0 && (
      <List>
        {lines.map((line) => (
          <ListItem key={line}>
            <span dir="auto">{shownText(line)}</span>
          </ListItem>
        ))}
      </List>
    )
  );
}

/** Each is watched. */
const MOST_OWNERS = 5;

type SituationProps = ExtensionTabProps & { readonly situation: Situation };

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
