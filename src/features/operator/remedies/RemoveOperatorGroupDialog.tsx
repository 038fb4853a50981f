import { useState } from 'react';
import { Content, FormGroup, Radio, StackItem } from '@patternfly/react-core';
import { ActionDialog } from '~/components/remedies/ActionDialog';
import { useClusterCalls } from '~/data/remedies/useClusterCalls';
import { useKubeClient } from '~/data/useKubeClient';
import {
  type GroupChoice,
  deleteOtherGroups,
  groupChoices,
} from '~/domain/remedies/operatorGroupChoice';
import { type Translate, useT } from '~/i18n';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Leaves a namespace one OperatorGroup of several: which one stays is chosen, the others are deleted. */
export function RemoveOperatorGroupDialog({ remedy, details, onClose }: Props) {
  const t = useT();
  const { namespace, names } = remedy;
  const { operatorGroups, namespaceCsvs } = details.facts;
  const groups = (operatorGroups ?? []).filter(({ metadata }) => names.includes(metadata.name));
  const choices = groupChoices(groups, namespaceCsvs ?? []);
  const [staying, setStaying] = useState(choices[0]?.name ?? '');
  const calls = deleteOtherGroups(choices, staying, namespace);
  const run = useClusterCalls(calls);
  const hasBegun = run.isRunning || Object.keys(run.states).length > 0;
  return (
    <ActionDialog
      titles={{
        question: t('Which OperatorGroup of namespace {{namespace}} stays?', { namespace }),
        action: t('Delete {{count}} OperatorGroup', { count: calls.length }),
        done: t('Namespace {{namespace}} has one OperatorGroup', { namespace }),
      }}
      calls={calls}
      run={run}
      client={useKubeClient()}
      isDanger
      onClose={onClose}
    >
      <Content component="p">
        {t(
          'OLM installs nothing in a namespace with several OperatorGroups. Operators that belong to a deleted one get the namespaces of the one that stays; one that does not support them stops.',
        )}
      </Content>
      <StackItem>
        <FormGroup isStack role="radiogroup" fieldId="operator-hub-group" label={t('It stays')}>
          {choices.map((choice) => (
            <Radio
              key={choice.name}
              id={`operator-hub-group-${choice.name}`}
              name="operator-hub-group"
              label={choice.name}
              description={choiceText(choice, t)}
              isChecked={choice.name === staying}
              isDisabled={hasBegun}
              onChange={() => {
                setStaying(choice.name);
              }}
            />
          ))}
        </FormGroup>
      </StackItem>
    </ActionDialog>
  );
}

type Props = RemedyDialogProps<'remove-operator-group'>;

function choiceText({ targets, members, serviceAccount }: GroupChoice, t: Translate): string {
  return [
    targets.includes('')
      ? t('Selects all namespaces.')
      : t('Selects {{namespaces}}.', { namespaces: targets.join(', ') || '–' }),
    members.length === 0
      ? t('No Operator belongs to it.')
      : t('{{names}} belong to it.', { names: members.join(', ') }),
    ...(serviceAccount === null
      ? []
      : [t('OLM installs with ServiceAccount {{name}}.', { name: serviceAccount })]),
  ].join(' ');
}
