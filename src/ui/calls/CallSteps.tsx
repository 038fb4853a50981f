import { List, ListItem, StackItem, Title } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { type ClusterCall, callId, objectOf } from '~/olm/calls/clusterCall';
import { type StepStates, stepState } from '~/kube/steps';
import { type Translate, useT } from '~/i18n';
import { StepMark } from '~/ui/StepMark';

/** The calls in order, with their objects and progress. */
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
            <Sentence text={callText(call, t)} parts={{ object: <CalledObject call={call} /> }} />
          </ListItem>
        ))}
      </List>
    </StackItem>
  );
}

type Props = { readonly calls: readonly ClusterCall[]; readonly states: StepStates };

function CalledObject({ call }: { readonly call: ClusterCall }) {
  return (
    <>
      {call.model.kind} <Mono>{objectOf(call).name}</Mono>
    </>
  );
}

/** A change, with a placeholder for the object. */
function callText(call: ClusterCall, t: Translate): string {
  const { namespace } = objectOf(call);
  return namespace === undefined ? clusterText(call, t) : namespacedText(call, namespace, t);
}

function clusterText({ kind }: ClusterCall, t: Translate): string {
  switch (kind) {
    case 'create':
      return t('Create cluster-scoped <object/>');
    case 'patch':
      return t('Edit cluster-scoped <object/>');
    case 'delete':
      return t('Delete cluster-scoped <object/>');
  }
}

function namespacedText({ kind }: ClusterCall, namespace: string, t: Translate): string {
  switch (kind) {
    case 'create':
      return t('Create <object/> in namespace {{namespace}}', { namespace });
    case 'patch':
      return t('Edit <object/> in namespace {{namespace}}', { namespace });
    case 'delete':
      return t('Delete <object/> in namespace {{namespace}}', { namespace });
  }
}
