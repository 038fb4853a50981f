import { useMemo, useState } from 'react';
import { useMissingAccounts } from '~/installed/read/useOperatorNamespaces';
import {
  draftOf,
  type GroupDraft,
  groupCalls,
  specOf,
  type Watch,
  WATCHES,
} from '~/installed/rules/namespaces/groupEdit';
import {
  memberFindings,
  type NamespaceFacts,
  type NamespaceFinding,
  type NamespaceMember,
  targetFindings,
} from '~/installed/rules/namespaces/operatorNamespace';
import { type Texts, type Translate, useT } from '~/i18n';
import type { OperatorGroup, OperatorGroupSpec } from '~/kube/models/olm';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { sendWhereNone } from '~/operator/read/createOperatorGroup';
import { editTitles } from '~/operator/view/remedies/groupActions';
import type { Action, ActionField, Input } from '~/ui/calls/action';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { modeMeaning } from '~/ui/modeText';
import { namespaceFindingText } from './texts';

/** Creates or edits the OperatorGroup of a namespace, with the consequences for its Operators. */
export function GroupDialog({ namespace, group, onClose, ...others }: Props) {
  const t = useT();
  const [input, setInput] = useState<Input>({});
  const before = draftOf(group);
  const draft = draftIn(input, before);
  const spec = specOf(draft, namespace, group?.spec ?? {});
  const findings = useFindings({ namespace, group, ...others }, spec);
  const calls = spec === null ? [] : groupCalls(group, spec, namespace);
  const run = useClusterCalls(
    calls,
    group === null ? (call) => sendWhereNone(call, namespace) : undefined,
  );
  const isAccountChanged = group !== null && draft.account.trim() !== before.account;
  return (
    <ActionDialog
      action={{
        titles: titlesFor(namespace, group, t),
        fields: fieldsOf(draft, t),
        notices: [
          ...findings.map((finding) => noticeOf(finding, t)),
          isAccountChanged && {
            variant: 'info',
            title: t('Installed Operators keep their permissions until their next update'),
          },
        ],
        calls,
      }}
      run={run}
      onInput={(id, value) => {
        setInput((earlier) => ({ ...earlier, [id]: value }));
      }}
      onClose={onClose}
    />
  );
}

type Props = {
  readonly namespace: string;
  /** `null`: none yet. */
  readonly group: OperatorGroup | null;
  readonly members: readonly NamespaceMember[];
  readonly facts: NamespaceFacts;
  readonly onClose: () => void;
};

/** What will be wrong with the OperatorGroup. @param spec `null`: incomplete */
function useFindings(
  { namespace, group, members, facts }: Omit<Props, 'onClose'>,
  spec: OperatorGroupSpec | null,
): readonly NamespaceFinding[] {
  const account = spec?.serviceAccountName;
  const ids = useMemo(
    () => (account === undefined ? [] : [`${namespace}/${account}`]),
    [namespace, account],
  );
  const missingAccounts = useMissingAccounts(ids, true) ?? NONE;
  if (spec === null) return [];
  const metadata = group?.metadata ?? { name: `${namespace}-og`, namespace };
  const next = { metadata, spec };
  return [
    ...targetFindings(next, facts.namespaces),
    ...memberFindings(next, members, { ...facts, missingAccounts }),
  ];
}

const NONE: ReadonlySet<string> = new Set();

function noticeOf(finding: NamespaceFinding, t: Translate) {
  const { title, detail } = namespaceFindingText(finding, t);
  return { variant: 'warning', title, ...(detail !== undefined && { text: detail }) } as const;
}

function titlesFor(namespace: string, group: OperatorGroup | null, t: Translate): Action['titles'] {
  if (group !== null) {
    const { name } = group.metadata;
    return editTitles(name, t('Edit OperatorGroup {{name}}?', { name }), t);
  }
  return {
    question: t('Create an OperatorGroup in namespace {{namespace}}?', { namespace }),
    action: t('Create OperatorGroup'),
    done: t('Namespace {{namespace}} has an OperatorGroup', { namespace }),
  };
}

function draftIn(input: Input, before: GroupDraft): GroupDraft {
  return {
    watch: WATCHES.find((one) => one === input['watch']) ?? before.watch,
    names: input['names'] ?? before.names,
    labels: input['labels'] ?? before.labels,
    account: input['account'] ?? before.account,
    isStatic: input['static'] === undefined ? before.isStatic : input['static'] === 'static',
  };
}

function fieldsOf(draft: GroupDraft, t: Translate): readonly ActionField[] {
  return [
    {
      id: 'watch',
      label: t('Managed namespaces'),
      value: draft.watch,
      options: WATCHES.map((name) => ({ name, ...WATCH_TEXTS[name](t) })),
    },
    ...(draft.watch === 'list'
      ? [
          {
            id: 'names',
            label: t('Namespaces to watch'),
            help: t('Separate names with commas.'),
            value: draft.names,
            isRequired: true,
          },
        ]
      : []),
    ...(draft.watch === 'selector'
      ? [
          {
            id: 'labels',
            label: t('Labels'),
            help: t('For example team=a, stage=prod. A namespace must have all of them.'),
            value: draft.labels,
            isRequired: true,
          },
        ]
      : []),
    {
      id: 'account',
      label: t('Service account'),
      help: t(
        'Limits the installation to the permissions of this service account. If not specified, OLM uses its own permissions.',
      ),
      value: draft.account,
    },
    {
      id: 'static',
      label: t('Provided APIs'),
      value: draft.isStatic ? 'static' : 'dynamic',
      options: [
        { name: 'dynamic', label: t('APIs of the installed Operators') },
        {
          name: 'static',
          label: t('Fixed list'),
          description: t('OLM does not change the annotation olm.providedAPIs.'),
        },
      ],
    },
  ];
}

const WATCH_TEXTS: Texts<Watch, { readonly label: string; readonly description: string }> = {
  own: (t) => ({ label: t('This namespace'), description: modeMeaning('OwnNamespace', t) }),
  all: (t) => ({ label: t('All namespaces'), description: modeMeaning('AllNamespaces', t) }),
  list: (t) => ({ label: t('List of namespaces'), description: modeMeaning('MultiNamespace', t) }),
  selector: (t) => ({
    label: t('Namespaces with labels'),
    description: t('Watches the namespaces that have these labels, including later ones.'),
  }),
};
