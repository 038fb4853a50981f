import { List, ListItem, StackItem, Title } from '@patternfly/react-core';
import { Mono } from '~/components/Mono';
import { type ClusterCall, callId, objectOf } from '~/domain/remedies/clusterCall';
import { type StepStates, stepState } from '~/domain/steps';
import { type Translate, useT } from '~/i18n';
import { StepMark } from '../StepMark';

/** What is done to which object, in order, and how far that is. */
export function CallSteps({ calls, states }: Props) {
  const t = useT();
  return (
    <StackItem>
      <Title headingLevel="h2" size="md">
        {t('Changes to the cluster')}
      </Title>
      <List isPlain aria-live="polite">
        {calls.map((call) => (
          <ListItem key={callId(call)} icon={<StepMark state={stepState(states, callId(call))} />}>
            {verbText(call, t)} {call.model.kind} <Mono>{objectOf(call).name}</Mono>{' '}
            {placeText(call, t)}
          </ListItem>
        ))}
      </List>
    </StackItem>
  );
}

type Props = { readonly calls: readonly ClusterCall[]; readonly states: StepStates };

function verbText({ kind }: ClusterCall, t: Translate): string {
  switch (kind) {
    case 'create':
      return t('Create');
    case 'patch':
      return t('Change');
    case 'delete':
      return t('Delete');
  }
}

function placeText(call: ClusterCall, t: Translate): string {
  const { namespace } = objectOf(call);
  return namespace === undefined
    ? t('of the cluster')
    : t('in namespace {{namespace}}', { namespace });
}
