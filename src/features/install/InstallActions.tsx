import {
  ActionList,
  ActionListItem,
  Button,
  HelperText,
  HelperTextItem,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { MissingRights } from '~/components/MissingRights';
import type { InstallSubmit } from '~/data/useInstallSubmit';
import type { Right } from '~/domain/failure';
import { useT } from '~/i18n';

/** The button, and why it cannot be pressed. */
export function InstallActions({ errors, missing, isChecking, submit, cancelTo }: Props) {
  const t = useT();
  const hasFailed = Object.values(submit.states).some(({ kind }) => kind === 'failed');
  const isBlocked = errors > 0 || missing.length > 0 || isChecking;
  const lacksGroup = missing.some(({ resource }) => resource === 'operatorgroups');
  return (
    <Stack hasGutter>
      {missing.length > 0 && (
        <StackItem>
          <MissingRights missing={missing} title={t('You do not have the rights to install this')}>
            {lacksGroup && (
              <p>
                {t('A cluster administrator can create the OperatorGroup of this project for you.')}
              </p>
            )}
          </MissingRights>
        </StackItem>
      )}
      <StackItem>
        <ActionList>
          <ActionListItem>
            <Button
              variant="primary"
              onClick={submit.run}
              isLoading={submit.isRunning}
              isDisabled={submit.isRunning || isBlocked}
              aria-describedby={errors > 0 ? 'operator-hub-install-blocked' : undefined}
            >
              {hasFailed ? t('Retry') : t('Install')}
            </Button>
          </ActionListItem>
          <ActionListItem>
            <Button variant="link" component={(props) => <Link {...props} to={cancelTo} />}>
              {t('Cancel')}
            </Button>
          </ActionListItem>
        </ActionList>
      </StackItem>
      {errors > 0 && (
        <StackItem>
          <HelperText id="operator-hub-install-blocked">
            <HelperTextItem variant="error">
              {t('{{count}} problem prevents the installation.', { count: errors })}
            </HelperTextItem>
          </HelperText>
        </StackItem>
      )}
    </Stack>
  );
}

type Props = {
  /** How many findings make the installation fail for certain. */
  readonly errors: number;
  readonly missing: readonly Right[];
  /** What the installation would meet is not known yet. */
  readonly isChecking: boolean;
  readonly submit: InstallSubmit;
  readonly cancelTo: string;
};
