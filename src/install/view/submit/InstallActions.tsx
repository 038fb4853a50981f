import { useState } from 'react';
import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  HelperText,
  Stack,
  StackItem,
  List,
  ListItem,
  ModalBody,
  ModalFooter,
  ModalHeader,
} from '@patternfly/react-core';
import { useNavigate } from 'react-router';
import { BusyButton } from '~/ui/BusyButton';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { InstallSubmit } from '~/install/read/useInstallSubmit';
import type { InstallFinding } from '~/install/rules/findings/installFinding';
import { hasFailed } from '~/kube/steps';
import { useT, type Translate } from '~/i18n';
import { Modal } from '~/ui/Modal';
import { FindingDetail } from '~/ui/findings/FindingList';
import { findingText } from '~/install/view/findings/texts';

/** The actions, with the reasons why they are disabled. */
export function InstallActions({ errors, predicted, isChecking, submit, ...actions }: Props) {
  const t = useT();
  const isBlocked = submit.isRunning || errors > 0 || isChecking;
  return (
    <Stack hasGutter>
      <StackItem>
        <ActionList>
          <ActionListGroup>
            <SubmitButtons
              errors={errors}
              predicted={predicted}
              submit={submit}
              isBlocked={isBlocked}
              {...actions}
            />
            <ActionListItem>
              <Button variant="link" isDisabled={submit.isRunning} onClick={actions.onCancel}>
                {t('Cancel')}
              </Button>
            </ActionListItem>
          </ActionListGroup>
        </ActionList>
      </StackItem>
      {errors > 0 && (
        <StackItem>
          <HelperText id={NOTE}>
            <HelperTextItem variant="error">
              {t('{{count}} problem prevents the installation.', { count: errors })}
            </HelperTextItem>
          </HelperText>
        </StackItem>
      )}
      {errors === 0 && predicted.length > 0 && (
        <StackItem>
          <HelperText id={NOTE}>
            <HelperTextItem variant="warning">
              {t('{{count}} failure is predicted.', { count: predicted.length })}
            </HelperTextItem>
          </HelperText>
        </StackItem>
      )}
    </Stack>
  );
}

const NOTE = 'operator-hub-install-note';

type Props = {
  /** The number of certain errors. */
  readonly errors: number;
  /** Predicted failures, which the user must confirm. */
  readonly predicted: readonly InstallFinding[];
  /** The consequences are loading. */
  readonly isChecking: boolean;
  readonly submit: InstallSubmit;
  readonly onRun: InstallSubmit['run'];
  /** The URL of the progress. */
  readonly followTo: string;
  readonly onCancel: () => void;
};

/** Starts, or resumes in the same way as before. */
function SubmitButtons({ errors, predicted, submit, isBlocked, onRun, followTo }: ButtonProps) {
  const t = useT();
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const phase = phaseOf(submit);
  const isReviewed = submit.isForReview;
  const run = () => {
    setConfirming(false);
    onRun({ isForReview: isReviewed });
  };
  return (
    <>
      <ActionListItem>
        <BusyButton
          variant="primary"
          isLoading={submit.isRunning}
          isDisabled={isBlocked}
          aria-describedby={errors > 0 || predicted.length > 0 ? NOTE : undefined}
          onClick={() => {
            // A review precedes the installation and ends with an approval.
            if (predicted.length > 0 && !isReviewed) setConfirming(true);
            else run();
          }}
        >
          {buttonText(phase, t)}
        </BusyButton>
        {isConfirming && (
          <ConfirmInstall
            predicted={predicted}
            onConfirm={run}
            onClose={() => {
              setConfirming(false);
            }}
          />
        )}
      </ActionListItem>
      {(phase === 'fresh' || phase === 'unfinished') && (
        <ActionListItem>
          <Button
            variant="secondary"
            isDisabled={isBlocked}
            onClick={() => {
              onRun({ isForReview: true });
            }}
          >
            {t('Review before installing')}
          </Button>
        </ActionListItem>
      )}
      {submit.isSubscribed && !submit.isRunning && (
        <ActionListItem>
          <Button variant="secondary" onClick={() => void navigate(followTo)}>
            {t('Continue without this step')}
          </Button>
        </ActionListItem>
      )}
    </>
  );
}

/** `unfinished`: an earlier run created objects; `begun`: including the Subscription. */
type Phase = 'fresh' | 'unfinished' | 'begun' | 'failed';

function phaseOf({ states, begun, created }: InstallSubmit): Phase {
  if (hasFailed(states)) return 'failed';
  if (begun !== null) return 'begun';
  return created.length > 0 ? 'unfinished' : 'fresh';
}

function buttonText(phase: Phase, t: Translate): string {
  switch (phase) {
    case 'fresh':
      return t('Install');
    case 'unfinished':
    case 'begun':
      return t('Continue installation');
    case 'failed':
      return t('Retry');
  }
}

type ButtonProps = Pick<Props, 'errors' | 'predicted' | 'submit' | 'onRun' | 'followTo'> & {
  readonly isBlocked: boolean;
};

/** The confirmation of predicted failures. */
function ConfirmInstall({ predicted, onConfirm, onClose }: ConfirmInstallProps) {
  const t = useT();
  return (
    <Modal
      isOpen
      variant="small"
      onClose={onClose}
      aria-labelledby={TITLE}
      aria-describedby={FAILURES}
    >
      <ModalHeader
        labelId={TITLE}
        titleIconVariant="warning"
        titleScreenReaderText={t('Warning alert:')}
        title={t('Install despite predicted failures?')}
      />
      <ModalBody id={FAILURES}>
        <List isPlain>
          {predicted.map((finding) => {
            const { title, ...text } = findingText(finding, t);
            return (
              <ListItem key={JSON.stringify(finding)}>
                <strong>{title}</strong>
                <FindingDetail {...text} />
              </ListItem>
            );
          })}
        </List>
      </ModalBody>
      <ModalFooter>
        <Button variant="danger" onClick={onConfirm}>
          {t('Install anyway')}
        </Button>
        <Button variant="link" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

const TITLE = 'operator-hub-confirm-install';
const FAILURES = 'operator-hub-confirm-install-failures';

type ConfirmInstallProps = {
  readonly predicted: readonly InstallFinding[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};
