import { useState } from 'react';
import { teamCalls } from '~/installed/rules/namespaces/teamCalls';
import { type Translate, useT } from '~/i18n';
import { operatorGroupModel } from '~/kube/models/olm';
import { send, useClusterCalls } from '~/olm/read/useClusterCalls';
import { sendWhereNone } from '~/operator/read/createOperatorGroup';
import { routes } from '~/routes';
import type { ActionField, Input } from '~/ui/calls/action';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { LinkButton } from '~/ui/LinkButton';

/** Creates a namespace in which a user or group can install Operators. What exists is used. */
export function TeamDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [input, setInput] = useState<Input>({});
  const team = teamIn(input);
  const { namespace } = team;
  const calls = teamCalls(team);
  const run = useClusterCalls(calls, (call) =>
    call.model === operatorGroupModel ? sendWhereNone(call, namespace) : send(call),
  );
  return (
    <ActionDialog
      action={{
        titles: {
          question: t('Create a namespace for Operators'),
          action: t('Create'),
          done: t('Namespace {{namespace}} has an OperatorGroup', { namespace }),
        },
        text: t('The user or group can install all packages in this namespace.'),
        fields: fieldsOf(input, t),
        calls,
      }}
      run={run}
      onInput={(id, value) => {
        setInput((before) => ({ ...before, [id]: value }));
      }}
      afterwards={
        <LinkButton variant="link" isInline to={routes.operatorNamespaces(namespace)}>
          {t('Operators in namespace {{namespace}}', { namespace })}
        </LinkButton>
      }
      onClose={onClose}
    />
  );
}

function teamIn({ namespace = '', kind, name = '', account }: Input) {
  const subject = name.trim();
  return {
    namespace: namespace.trim(),
    subject:
      subject === ''
        ? null
        : ({ kind: kind === 'User' ? 'User' : 'Group', name: subject } as const),
    isScoped: account === 'new',
  };
}

function fieldsOf(input: Input, t: Translate): readonly ActionField[] {
  const { namespace = '', kind = 'Group', name = '', account = 'none' } = input;
  return [
    {
      id: 'namespace',
      label: t('Namespace'),
      help: t('A new name, or an existing namespace without an OperatorGroup.'),
      value: namespace,
      isRequired: true,
    },
    {
      id: 'kind',
      label: t('Grant access to'),
      value: kind,
      options: [
        { name: 'Group', label: t('Group') },
        { name: 'User', label: t('User') },
      ],
    },
    { id: 'name', label: t('Name'), help: t('The name in the identity provider.'), value: name },
    {
      id: 'account',
      label: t('Service account'),
      value: account,
      options: [
        { name: 'none', label: t('None (OLM uses its own permissions)') },
        {
          name: 'new',
          label: t('New service account'),
          description: t(
            'The service account is created with the permissions that every installation requires. If the Operator requires more, its page offers to grant them.',
          ),
        },
      ],
    },
  ];
}
