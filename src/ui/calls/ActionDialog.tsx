import { useEffect, useRef, type ReactNode } from 'react';
import {
  Button,
  ModalBody,
  ModalFooter,
  ModalHeader,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import { GitOpsNotice } from '~/ui/GitOpsNotice';
import { Modal } from '~/ui/Modal';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Notice } from '~/ui/Notice';
import type { Failure, Permission } from '~/kube/failure';
import type { KubeClient } from '~/kube/kubeClient';
import type { DryRun } from '~/kube/dryRun';
import { callId, type ClusterCall } from '~/olm/calls/clusterCall';
import { stepState, type StepStates } from '~/kube/steps';
import { useT } from '~/i18n';
import { FailureAlert } from '~/ui/FailureAlert';
import { hasChangedMeanwhile } from '~/olm/calls/changedMeanwhile';
import { CallSteps } from './CallSteps';
import { Commands } from './Commands';
import { DryRunAnswer } from './DryRunAnswer';

/** A dialog for changes of the cluster: a description, the exact API calls, and their progress. */
export function ActionDialog({ titles, calls, run, onClose, ...rest }: Props) {
  const t = useT();
  const isForbidden = run.missing.length > 0;
  return (
    <Modal isOpen variant="medium" onClose={onClose} aria-labelledby={TITLE}>
      <ModalHeader labelId={TITLE} title={titles.question} />
      <ModalBody tabIndex={0} aria-label={titles.question}>
        <Stack hasGutter>
          <MissingPermissions missing={run.missing} title={t('Insufficient permissions')}>
            <p>
              {calls.length > 0
                ? t('A cluster administrator can run the following commands.')
                : t('Contact your cluster administrator.')}
            </p>
          </MissingPermissions>
          {!run.isDone && <GitOpsNotice calls={calls} />}
          {run.isDone ? <Done text={titles.done} /> : rest.children}
          {run.isDone && rest.afterwards}
          {calls.length > 0 && <CallSteps calls={calls} states={run.states} />}
          {calls.length > 0 && !run.isDone && <Commands calls={calls} client={rest.client} />}
          {!isForbidden && <Answer calls={calls} run={run} />}
        </Stack>
      </ModalBody>
      <ActionButtons
        titles={titles}
        run={run}
        isDanger={rest.isDanger}
        canRun={!isForbidden && calls.length > 0}
        onClose={onClose}
      />
    </Modal>
  );
}

const TITLE = 'operator-hub-action';

type Props = {
  readonly titles: ActionTitles;
  /** Empty if nothing can be done yet, or at all. */
  readonly calls: readonly ClusterCall[];
  readonly run: ActionRun;
  /** The client whose commands are displayed. */
  readonly client: KubeClient;
  readonly isDanger?: boolean | undefined;
  /** A description of the action and its options. */
  readonly children: ReactNode;
  /** The consequences, after completion. */
  readonly afterwards?: ReactNode;
  readonly onClose: () => void;
};

function ActionButtons({ titles, run, isDanger = false, canRun, onClose }: ButtonProps) {
  const t = useT();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Restores the focus, because the focused button no longer exists.
    if (run.isDone) close.current?.focus();
  }, [run.isDone]);
  return (
    <ModalFooter>
      {!run.isDone && (
        <BusyButton
          variant={isDanger ? 'danger' : 'primary'}
          isLoading={run.isRunning}
          isDisabled={run.isRunning || !canRun}
          onClick={run.run}
        >
          {run.failure === null ? titles.action : t('Try again')}
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
    </ModalFooter>
  );
}

type ButtonProps = Pick<Props, 'titles' | 'run' | 'isDanger' | 'onClose'> & {
  readonly canRun: boolean;
};

export type ActionTitles = {
  /** The action as a question. */
  readonly question: string;
  /** The button's text. */
  readonly action: string;
  /** The title after completion. */
  readonly done: string;
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

function Answer({ calls, run }: Pick<Props, 'calls' | 'run'>) {
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
