import type { ReactNode } from 'react';
import { Content, List, ListItem, Stack, StackItem, Title } from '@patternfly/react-core';
import { Link } from 'react-router';
import { FailureAlert } from '~/ui/FailureAlert';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { Sentence } from '~/ui/Sentence';
import { StepMark } from '~/ui/StepMark';
import type { Kept, Removal } from '~/install/rules/cancelPlan';
import type { Permission } from '~/kube/failure';
import { stepState, type StepState, type StepStates } from '~/kube/steps';
import { useT, type Translate } from '~/i18n';
import { routes } from '~/routes';

/** The deleted objects with the progress, and the remaining ones with the reason. */
export function CancelInstallContent({
  removals,
  kept,
  offer,
  states,
  isDone,
  missing,
}: CancelInstallContentProps) {
  const t = useT();
  return (
    <Stack hasGutter>
      <MissingPermissions missing={missing} title={t('Insufficient permissions to delete')} />
      {isDone && <Notice variant="success" title={t('Installation undone')} />}
      {removals.length === 0 && offer === null && (
        <Content component="p">{t('This installation has not created any resources.')}</Content>
      )}
      {removals.length > 0 && (
        <StackItem>
          <Title headingLevel="h2" size="md">
            {isDone ? t('Deleted') : t('To be deleted')}
          </Title>
          <List isPlain aria-live="polite" data-test="removals">
            {removals.map((one) => (
              <ListItem key={one.id}>
                <RemovalLine removal={one} state={stepState(states, one.id)} />
              </ListItem>
            ))}
          </List>
        </StackItem>
      )}
      {offer !== null && <StackItem>{offer}</StackItem>}
      {kept.length > 0 && (
        <StackItem>
          <Title headingLevel="h2" size="md">
            {t('Resources that remain')}
          </Title>
          <List data-test="kept">
            {kept.map((one) => (
              <ListItem key={`${one.kind} ${one.name}`}>
                <KeptLine kept={one} />
              </ListItem>
            ))}
          </List>
        </StackItem>
      )}
    </Stack>
  );
}

type CancelInstallContentProps = {
  readonly removals: readonly Removal[];
  readonly kept: readonly Kept[];
  /** Optional deletions. */
  readonly offer: ReactNode;
  readonly states: StepStates;
  readonly isDone: boolean;
  /** The permissions that the user does not have. */
  readonly missing: readonly Permission[];
};

function RemovalLine({ removal, state }: { readonly removal: Removal; readonly state: StepState }) {
  const t = useT();
  const { kind } = removal.model;
  return (
    <>
      <StepMark state={state} running={t('Terminating')} done={t('Deleted')} /> {kind}{' '}
      <Mono>{removal.name}</Mono>
      {state.kind === 'failed' && <FailureAlert failure={state.failure} what={kind} />}
    </>
  );
}

function KeptLine({ kept }: { readonly kept: Kept }) {
  const t = useT();
  return (
    <Sentence
      text={t('<what/>: {{state}}', { state: keptText(kept, t) })}
      parts={{
        what: (
          <>
            {kept.kind}{' '}
            {kept.kind === 'Project' ? (
              <Link to={routes.project(kept.name)}>{kept.name}</Link>
            ) : (
              <Mono>{kept.name}</Mono>
            )}
          </>
        ),
      }}
    />
  );
}

/** The maximum number of names. A namespace can contain thousands. */
const NAMED = 5;

/** The reason why an object remains after canceling. */
function keptText({ because, others }: Kept, t: Translate): string {
  const names = t.list([...others.slice(0, NAMED), ...(others.length > NAMED ? ['…'] : [])]);
  switch (because) {
    case 'used-by-others':
      return t('Used by {{names}}', { names });
    case 'plan-of-others':
      return t('Also used by {{names}}. Approving the install plan still installs this Operator.', {
        names,
      });
    case 'was-there-before':
      return t('created before this installation');
    case 'dependency':
      return t('installed as a dependency, might be used by other Operators');
    case 'not-empty':
      return t('contains other resources: {{names}}', { names });
    case 'not-checked':
      return t('might contain resources that you cannot view');
  }
}
