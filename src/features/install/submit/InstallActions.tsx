import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  HelperText,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { BusyButton } from '~/components/BusyButton';
import { HelperTextItem } from '~/components/HelperTextItem';
import { useNavigate } from 'react-router';
import { MissingRights } from '~/components/MissingRights';
import type { InstallSubmit } from '~/data/install/useInstallSubmit';
import type { Right } from '~/domain/failure';
import { hasFailed } from '~/domain/steps';
import { type Translate, useT } from '~/i18n';

/** The buttons, and why they cannot be pressed. */
export function InstallActions({ errors, missing, isChecking, submit, ...actions }: Props) {
  const t = useT();
  const isBlocked = submit.isRunning || errors > 0 || missing.length > 0 || isChecking;
  const lacksGroup = missing.some(({ resource }) => resource === 'operatorgroups');
  return (
    <Stack hasGutter>
      {missing.length > 0 && (
        <StackItem>
          <MissingRights missing={missing} title={t('You do not have the rights to install this')}>
            {lacksGroup && (
              <p>
                {t(
                  'A cluster administrator can create the OperatorGroup of this namespace for you.',
                )}
              </p>
            )}
          </MissingRights>
        </StackItem>
      )}
      <StackItem>
        <ActionList>
          <ActionListGroup>
            <SubmitButtons errors={errors} submit={submit} isBlocked={isBlocked} {...actions} />
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
          <HelperText id={BLOCKED}>
            <HelperTextItem variant="error">
              {t('{{count}} problem prevents the installation.', { count: errors })}
            </HelperTextItem>
          </HelperText>
        </StackItem>
      )}
    </Stack>
  );
}

const BLOCKED = 'operator-hub-install-blocked';

type Props = {
  /** How many findings make the installation fail for certain. */
  readonly errors: number;
  readonly missing: readonly Right[];
  /** What the installation would meet is not known yet. */
  readonly isChecking: boolean;
  readonly submit: InstallSubmit;
  readonly onRun: InstallSubmit['run'];
  /** Where the installation is followed. */
  readonly followTo: string;
  readonly onCancel: () => void;
};

/** Begin, or go on where it stopped: with the same kind of installation as before. */
function SubmitButtons({ errors, submit, isBlocked, onRun, followTo }: ButtonProps) {
  const t = useT();
  const navigate = useNavigate();
  const phase = phaseOf(submit);
  return (
    <>
      <ActionListItem>
        <BusyButton
          variant="primary"
          isLoading={submit.isRunning}
          isDisabled={isBlocked}
          aria-describedby={errors > 0 ? BLOCKED : undefined}
          onClick={() => {
            onRun({ isForReview: submit.isForReview });
          }}
        >
          {buttonText(phase, t)}
        </BusyButton>
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
            {t('Review first')}
          </Button>
        </ActionListItem>
      )}
      {submit.isSubscribed && !submit.isRunning && (
        <ActionListItem>
          <Button variant="secondary" onClick={() => void navigate(followTo)}>
            {t('Continue without it')}
          </Button>
        </ActionListItem>
      )}
    </>
  );
}

/** `unfinished`: an earlier run has left something; `begun`: even the Subscription. */
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

type ButtonProps = Pick<Props, 'errors' | 'submit' | 'onRun' | 'followTo'> & {
  readonly isBlocked: boolean;
};
