import { useEffect, useRef, type ReactNode } from 'react';
import {
  Button,
  Content,
  List,
  ListItem,
  Skeleton,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import { GitOpsNotice } from '~/ui/GitOpsNotice';
import { DialogFrame } from '~/ui/DialogFrame';
import { LinkButton } from '~/ui/LinkButton';
import { LoadableView } from '~/ui/LoadableView';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Notice } from '~/ui/Notice';
import { ReportedCondition } from '~/ui/ReportedCondition';
import type { Failure, Permission } from '~/kube/failure';
import type { DryRun } from '~/kube/serverDryRun';
import type { Loadable } from '~/kube/loadable';
import { useKubeClient } from '~/kube/useKubeClient';
import { callId } from '~/olm/calls/clusterCall';
import { stepState, type StepStates } from '~/kube/steps';
import { useT } from '~/i18n';
import { FailureAlert } from '~/ui/FailureAlert';
import { hasChangedMeanwhile } from '~/olm/calls/changedMeanwhile';
import type { Action, Unavailable } from './action';
import { ActionFields } from './ActionFields';
import { CallSteps } from './CallSteps';
import { Commands } from './Commands';
import { DownloadYaml } from './DownloadYaml';
import { DryRunAnswer } from './DryRunAnswer';

/** The dialog of an action: its effect, the exact API calls, and their progress. */
export function ActionDialog({ action, onClose, ...rest }: Props) {
  if ('title' in action) return <Reason of={action} onClose={onClose} />;
  return <Changes action={action} onClose={onClose} {...rest} />;
}

type Props = Omit<ChangesProps, 'action'> & { readonly action: Action | Unavailable };

/** Replaces an unavailable action. */
function Reason({ of: { title, text, link }, onClose }: ReasonProps) {
  return (
    <DialogFrame title={title} onClose={onClose}>
      <Content component="p">{text}</Content>
      {link !== undefined && (
        <LinkButton variant="link" isInline to={link.to}>
          {link.text}
        </LinkButton>
      )}
    </DialogFrame>
  );
}

type ReasonProps = { readonly of: Unavailable; readonly onClose: () => void };

function Changes({ action, run, onClose, afterwards, below, facts, ...rest }: ChangesProps) {
  const t = useT();
  const client = useKubeClient();
  const { titles, calls } = action;
  const isForbidden = run.missing.length > 0;
  const effect = <Effect action={action} run={run} {...rest} />;
  return (
    <DialogFrame
      title={titles.question}
      onClose={onClose}
      footer={
        <ActionButtons
          action={action}
          run={run}
          canRun={!isForbidden && calls.length > 0}
          onClose={onClose}
        />
      }
    >
      <Stack hasGutter>
        <MissingPermissions missing={run.missing} title={t('Insufficient permissions')}>
          <p>
            {calls.length > 0
              ? t('A cluster administrator can run the following commands.')
              : t('Contact your cluster administrator.')}
          </p>
        </MissingPermissions>
        {!run.isDone && <GitOpsNotice calls={calls} />}
        {run.isDone ? <Done text={titles.done} /> : inFacts(facts, effect)}
        {run.isDone && afterwards}
        {calls.length > 0 && <CallSteps calls={calls} states={run.states} />}
        {below}
        {calls.length > 0 && !run.isDone && <Commands calls={calls} client={client} />}
        {!isForbidden && <Answer calls={calls} run={run} />}
      </Stack>
    </DialogFrame>
  );
}

type ChangesProps = Omit<EffectProps, 'run'> & {
  readonly run: ActionRun;
  /** What must be known before the effect is shown. */
  readonly facts?: { readonly of: Loadable<unknown>; readonly what: string };
  /** The consequences, after completion. */
  readonly afterwards?: ReactNode;
  /** Other uses of the calls. */
  readonly below?: ReactNode;
  readonly onClose: () => void;
};

function inFacts(facts: ChangesProps['facts'], effect: ReactNode): ReactNode {
  return facts === undefined ? (
    effect
  ) : (
    <LoadableView of={facts.of} what={facts.what} skeleton={<Skeleton height="12rem" />}>
      {() => <Stack hasGutter>{effect}</Stack>}
    </LoadableView>
  );
}

/** The description of an action and its options. */
function Effect({ action, run, onInput, children }: EffectProps) {
  const { text = [], losses = [], reported, notices = [], fields, download } = action;
  const statements = { text: stated([text].flat()), losses: stated(losses) };
  const hasBegun = Object.values(run.states).some(({ kind }) => kind === 'done');
  return (
    <>
      {statements.text.length + statements.losses.length > 0 && (
        <StackItem>
          <Content>
            {statements.text.map((one) => (
              <p key={one}>{one}</p>
            ))}
            <Texts of={statements.losses} />
          </Content>
        </StackItem>
      )}
      {reported !== undefined && <ReportedCondition {...reported} />}
      {stated(notices).map(({ text: detail, list = [], ...notice }) => (
        <Notice key={notice.title} {...notice}>
          {detail}
          <Texts of={list} />
        </Notice>
      ))}
      {children}
      {fields !== undefined && onInput !== undefined && (
        <ActionFields fields={fields} isFixed={run.isRunning || hasBegun} onInput={onInput} />
      )}
      {download !== undefined && (
        <StackItem>
          <DownloadYaml {...download}>{download.text}</DownloadYaml>
        </StackItem>
      )}
    </>
  );
}

type EffectProps = {
  readonly action: Action;
  readonly run: Pick<ActionRun, 'states' | 'isRunning'>;
  readonly onInput?: (id: string, value: string) => void;
  /** What is not plain data. */
  readonly children?: ReactNode;
};

function stated<Statement>(statements: readonly (Statement | false)[]): readonly Statement[] {
  return statements.flatMap((one) => one || []);
}

function Texts({ of }: { readonly of: readonly string[] }) {
  return (
    of.length > 0 && (
      <List>
        {of.map((text) => (
          <ListItem key={text}>{text}</ListItem>
        ))}
      </List>
    )
  );
}

function ActionButtons({ action, run, canRun, onClose }: ButtonProps) {
  const t = useT();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Restores the focus, because the focused button no longer exists.
    if (run.isDone) close.current?.focus();
  }, [run.isDone]);
  return (
    <>
      {!run.isDone && (
        <BusyButton
          variant={action.isDanger === true ? 'danger' : 'primary'}
          isLoading={run.isRunning}
          isDisabled={run.isRunning || !canRun}
          onClick={run.run}
        >
          {run.failure === null ? action.titles.action : t('Try again')}
        </BusyButton>
      )}
      <Button
        ref={close}
        variant={run.isDone ? 'primary' : 'link'}
        isDisabled={run.isRunning}
        onClick={onClose}
      >
        {run.isDone ? t('Close') : t('Cancel')}
      </Button>
    </>
  );
}

type ButtonProps = Pick<ChangesProps, 'action' | 'run' | 'onClose'> & {
  readonly canRun: boolean;
};

/** The state of the calls. */
export type ActionRun = {
  readonly states: StepStates;
  /** Permissions that the user does not have. */
  readonly missing: readonly Permission[];
  /** `null` if there is nothing to send as a dry run. */
  readonly dryRun: DryRun | null;
  readonly isRunning: boolean;
  readonly isDone: boolean;
  readonly failure: Failure | null;
  /** The content follows the cluster until it is sent. After a rejection, it shows the current state. */
  readonly isLive?: boolean;
  readonly run: () => void;
};

/** The decision is made: the result replaces the options. */
function Done({ text }: { readonly text: string }) {
  return (
    <StackItem>
      <Notice variant="success" title={text} isLiveRegion />
    </StackItem>
  );
}

function Answer({ calls, run }: Pick<Action, 'calls'> & Pick<Props, 'run'>) {
  const stopped = calls.find((call) => stepState(run.states, callId(call)).kind === 'failed');
  if (run.failure !== null) {
    return (
      <StackItem>
        <ActionFailure
          failure={run.failure}
          what={stopped?.model.kind ?? ''}
          isLive={run.isLive === true}
        />
      </StackItem>
    );
  }
  const [requested] = calls.filter(({ kind }) => kind !== 'delete');
  return run.dryRun === null || requested === undefined || run.isDone || run.isRunning ? null : (
    <StackItem>
      <DryRunAnswer dryRun={run.dryRun} what={requested.model.kind} />
    </StackItem>
  );
}

/** Why an action stopped. A conflict with a concurrent change is not presented as an error. */
function ActionFailure({ failure, what, isLive = false }: ActionFailureProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A long dialog might be scrolled away from it.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={place} role="alert">
      {hasChangedMeanwhile(failure) ? (
        <Notice variant="warning" title={t('This resource has been updated')}>
          {isLive
            ? t(
                'Your change was not saved. The dialog shows the current state with your input. Check it, and try again.',
              )
            : t('Your change was not saved. Close this dialog to view the current state.')}
        </Notice>
      ) : (
        <FailureAlert failure={failure} what={what} />
      )}
    </div>
  );
}

type ActionFailureProps = {
  readonly failure: Failure;
  /** The kind of the object that could not be changed. */
  readonly what: string;
  /** The content follows the cluster. */
  readonly isLive?: boolean;
};
