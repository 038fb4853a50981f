import type { OperatorGroup } from '~/kube/models/olm';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { sendWhereNone } from '~/operator/read/createOperatorGroup';
import {
  type ChangeableGroup,
  changeGroup,
  createGroup,
  deleteOtherGroups,
  failForwardCall,
  type GroupChoice,
  type GroupPlace,
} from '~/operator/rules/operatorGroupChange';
import type { Translate } from '~/i18n';
import type { Action, ActionField, ActionOf, Input } from '~/ui/calls/action';
import { modeMeaning, modeName } from '~/ui/modeText';

/** The supported modes of an Operator, the form's default first. */
type Modes = readonly [InstallModeType, ...InstallModeType[]];

/** Creates the missing OperatorGroup of a namespace. */
export function createGroupAction(modes: Modes, place: GroupPlace, t: Translate): ActionOf {
  const { namespace } = place;
  return (input) => {
    const { mode, typed, fields } = modeInput(modes, input, t);
    return {
      titles: {
        question: t('Create an OperatorGroup in namespace {{namespace}}?', { namespace }),
        action: t('Create OperatorGroup'),
        done: t('Namespace {{namespace}} has an OperatorGroup', { namespace }),
      },
      fields,
      calls: createGroup(mode, typed, place),
      send: (call) => sendWhereNone(call, namespace),
    };
  };
}

/** Changes an OperatorGroup to supported targets, with the other Operators that this affects or stops (OG-034). */
export function changeGroupAction(group: ChangeableGroup, csvName: string, t: Translate): ActionOf {
  const { name } = group.group.metadata;
  return (input) => {
    const { mode, typed, fields } = modeInput(group.modes, input, t);
    const { calls, groupMembers } = changeGroup(group, mode, typed);
    return {
      titles: editTitles(name, t('Edit OperatorGroup {{name}}?', { name }), t),
      text: t('Select an install mode that {{csvName}} supports.', { csvName }),
      notices: [
        groupMembers.length > 0 && {
          variant: groupMembers.every(({ isSupported }) => isSupported) ? 'info' : 'warning',
          title: t('Other Operators in the namespace are affected'),
          list: groupMembers.map((one) =>
            one.isSupported
              ? t('{{name}}: Supported', one)
              : t('{{name}}: Not supported, will stop', one),
          ),
        },
      ],
      fields,
      calls,
    };
  };
}

/** Keeps one of several OperatorGroups, by default the first. */
export function removeGroupAction(
  choices: readonly GroupChoice[],
  namespace: string,
  t: Translate,
): ActionOf {
  const options = choices.map((one) => ({
    name: one.name,
    label: one.name,
    description: choiceText(one, t),
  }));
  return (input) => {
    const staying = input['group'] ?? choices[0]?.name ?? '';
    const calls = deleteOtherGroups(choices, staying, namespace);
    return {
      titles: {
        question: t('Select the OperatorGroup to keep in {{namespace}}', { namespace }),
        action: t('Delete {{count}} OperatorGroup', { count: calls.length }),
        done: t('Namespace {{namespace}} has one OperatorGroup', { namespace }),
      },
      isDanger: true,
      text: t(
        'OLM requires exactly one OperatorGroup. All Operators then watch the namespaces of the remaining OperatorGroup. Operators that do not support these namespaces stop.',
      ),
      fields: [{ id: 'group', label: t('Keep'), value: staying, options }],
      calls,
    };
  };
}

/** Allows OLM to replace failed versions, with the risks. */
export function failForwardAction(group: OperatorGroup, failed: Failed, t: Translate): Action {
  const { others } = failed;
  return {
    titles: editTitles(group.metadata.name, t('Enable fail forward?'), t),
    isDanger: true,
    text: [
      t(
        'OLM can then replace the failed {{csvName}} with a later version, up to {{version}}.',
        failed,
      ),
      t(
        'Technology Preview. Update paths are no longer guaranteed. A version that skips a data migration can cause data loss.',
      ),
      others.length > 0 &&
        t('Also applies to other Operators of the namespace: {{names}}', { names: t.list(others) }),
      t('Restore upgradeStrategy Default when the Operator runs.'),
    ],
    calls: [failForwardCall(group)],
  };
}

type Failed = {
  readonly csvName: string;
  /** The latest version of the channel. */
  readonly version: string;
  /** The other CSVs of the namespace. */
  readonly others: readonly string[];
};

/** The titles of a change of an OperatorGroup. */
export function editTitles(name: string, question: string, t: Translate): Action['titles'] {
  return {
    question,
    action: t('Edit OperatorGroup'),
    done: t('OperatorGroup {{name}} updated', { name }),
  };
}

function choiceText(
  { targets, members, serviceAccount, unsupported }: GroupChoice,
  t: Translate,
): string {
  return t.sentences([
    targets.includes('')
      ? t('Selects all namespaces.')
      : t('Selects {{namespaces}}.', { namespaces: t.list(targets) || '–' }),
    members.length === 0
      ? t('Not used by any Operator.')
      : t('Used by {{names}}', { names: t.list(members) }),
    ...(serviceAccount === null
      ? []
      : [t('Service account: {{account}}', { account: serviceAccount })]),
    ...unsupported.map((name) =>
      t('{{what}}: {{state}}', { what: name, state: t('Install mode not supported') }),
    ),
  ]);
}

/** The targets of an OperatorGroup, from the supported modes. */
function modeInput(modes: Modes, input: Input, t: Translate) {
  const mode = modes.find((one) => one === input['mode']) ?? modes[0];
  const typed = input['others'] ?? '';
  const isSeveral = mode === 'MultiNamespace';
  const radios: ActionField = {
    id: 'mode',
    label: t('Install mode'),
    value: mode,
    options: modes.map((name) => ({
      name,
      label: modeName(name, t),
      description: modeMeaning(name, t),
    })),
  };
  const others: ActionField = {
    id: 'others',
    label: isSeveral ? t('Namespaces to watch') : t('Namespace to watch'),
    help: isSeveral
      ? t('At least two, separated by commas.')
      : t('Must differ from the installation namespace.'),
    value: typed,
  };
  const fields = isSeveral || mode === 'SingleNamespace' ? [radios, others] : [radios];
  return { mode, typed, fields };
}
