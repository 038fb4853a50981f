import { Content, FormGroup, Radio, StackItem } from '@patternfly/react-core';
import { FormFields } from '~/ui/form/FormFields';
import type { KubeClient } from '~/kube/kubeClient';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { GroupChoice } from '~/operator/rules/operatorGroupChoice';
import { type Translate, useT } from '~/i18n';
import { ActionDialog, type ActionRun } from '~/ui/calls/ActionDialog';

/** Leaves a namespace one OperatorGroup of several: which one stays is chosen, the others are deleted. */
export function RemoveOperatorGroupDialog({ namespace, removal, client, onClose }: Props) {
  const t = useT();
  const { choices, staying, keep, calls, run } = removal;
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
      client={client}
      isDanger
      onClose={onClose}
    >
      <Content component="p">
        {t(
          'OLM installs nothing in a namespace with several OperatorGroups. Operators that belong to a deleted one get the namespaces of the one that stays; one that does not support them stops.',
        )}
      </Content>
      <StackItem>
        <FormFields>
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
                  keep(choice.name);
                }}
              />
            ))}
          </FormGroup>
        </FormFields>
      </StackItem>
    </ActionDialog>
  );
}

type Props = {
  readonly namespace: string;
  readonly removal: {
    readonly choices: readonly GroupChoice[];
    /** The name of the one that stays. */
    readonly staying: string;
    readonly keep: (name: string) => void;
    readonly calls: readonly ClusterCall[];
    readonly run: ActionRun;
  };
  readonly client: KubeClient;
  readonly onClose: () => void;
};

function choiceText({ targets, members, serviceAccount }: GroupChoice, t: Translate): string {
  return [
    targets.includes('')
      ? t('Selects all namespaces.')
      : t('Selects {{namespaces}}.', { namespaces: t.list(targets) || '–' }),
    members.length === 0
      ? t('No Operator belongs to it.')
      : t('{{names}} belong to it.', { names: t.list(members) }),
    ...(serviceAccount === null
      ? []
      : [t('OLM installs with ServiceAccount {{name}}.', { name: serviceAccount })]),
  ].join(' ');
}
