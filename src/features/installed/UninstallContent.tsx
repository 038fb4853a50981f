import { Content, List, ListItem, Stack, StackItem, Title } from '@patternfly/react-core';
import { DeletionState } from '~/components/DeletionState';
import { FailureText } from '~/components/FailureAlert';
import { MissingRights } from '~/components/MissingRights';
import { Mono } from '~/components/Mono';
import type { Right } from '~/domain/failure';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { type StepState, type StepStates, stepState } from '~/domain/steps';
import { type Deletion, remainderOf } from '~/domain/uninstall/uninstallPlan';
import { useT } from '~/i18n';
import { Notice } from '~/components/Notice';

/** What an uninstall deletes, how far it is, and what it leaves behind. */
export function UninstallContent({ operator, deletions, states, isDone, missing }: Props) {
  const t = useT();
  return (
    <Stack hasGutter>
      <MissingRights missing={missing} title={t('You do not have the right to uninstall it')} />
      {isDone ? (
        <Notice
          variant="success"
          title={t('{{name}} is uninstalled', { name: operator.displayName })}
        />
      ) : (
        <Content component="p">
          {t('The Operator stops running in project {{namespace}} and gets no more updates.', {
            namespace: operator.namespace,
          })}
        </Content>
      )}
      <StackItem>
        <Title headingLevel="h2" size="md">
          {isDone ? t('Deleted') : t('To be deleted')}
        </Title>
        <List isPlain aria-live="polite">
          {deletions.map((deletion) => (
            <ListItem key={deletion.id}>
              <DeletionLine deletion={deletion} state={stepState(states, deletion.id)} />
            </ListItem>
          ))}
        </List>
      </StackItem>
      <Remainders operator={operator} />
    </Stack>
  );
}

type Props = {
  readonly operator: InstalledOperator;
  readonly deletions: readonly Deletion[];
  readonly states: StepStates;
  readonly isDone: boolean;
  /** Rights that the user does not have. */
  readonly missing: readonly Right[];
};

function DeletionLine({
  deletion,
  state,
}: {
  readonly deletion: Deletion;
  readonly state: StepState;
}) {
  return (
    <>
      <DeletionState state={state} /> {deletion.kind} <Mono>{deletion.name}</Mono>
      {state.kind === 'failed' && <FailureText failure={state.failure} />}
    </>
  );
}

function Remainders({ operator }: Pick<Props, 'operator'>) {
  const t = useT();
  const { apis, namespace } = remainderOf(operator);
  return (
    <StackItem>
      <Title headingLevel="h2" size="md">
        {t('What stays behind')}
      </Title>
      <List>
        {apis.length > 0 && (
          <ListItem>
            {t('The APIs {{kinds}} with all their objects, in every project.', {
              kinds: apis.map(({ kind }) => kind).join(', '),
            })}{' '}
            {t(
              'Delete objects you no longer need first: some can be cleaned up only while the Operator runs.',
            )}
          </ListItem>
        )}
        <ListItem>
          {t('Project {{namespace}} with its OperatorGroup and everything else in it.', {
            namespace,
          })}
        </ListItem>
        <ListItem>{t('Operators that were installed because this one needs them.')}</ListItem>
        <ListItem>{t('Whatever the Operator has set up outside the cluster.')}</ListItem>
      </List>
    </StackItem>
  );
}
