import {
  ActionList,
  ActionListItem,
  Button,
  HelperText,
  HelperTextItem,
  List,
  ListItem,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { useRightText } from '~/components/rightText';
import type { InstallSubmit } from '~/data/useInstallSubmit';
import type { Right } from '~/domain/failure';
import { useT } from '~/i18n';
import { Notice } from '~/components/Notice';

/** The button, and why it cannot be pressed. */
export function InstallActions({ errors, missing, submit, cancelTo }: Props) {
  const t = useT();
  const hasFailed = Object.values(submit.states).some(({ kind }) => kind === 'failed');
  const isBlocked = errors > 0 || missing.length > 0;
  return (
    <Stack hasGutter>
      {missing.length > 0 && (
        <StackItem>
          <MissingRights missing={missing} />
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
  readonly submit: InstallSubmit;
  readonly cancelTo: string;
};

function MissingRights({ missing }: Pick<Props, 'missing'>) {
  const t = useT();
  const rightText = useRightText();
  const lacksGroup = missing.some(({ resource }) => resource === 'operatorgroups');
  return (
    <Notice variant="warning" title={t('You do not have the rights to install this')}>
      <p>{t('You need the right to')}</p>
      <List>
        {missing.map((right) => (
          <ListItem key={right.resource}>{rightText(right)}</ListItem>
        ))}
      </List>
      {lacksGroup && (
        <p>{t('A cluster administrator can create the OperatorGroup of this project for you.')}</p>
      )}
    </Notice>
  );
}
