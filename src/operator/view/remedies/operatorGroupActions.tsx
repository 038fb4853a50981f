import { Content, List, ListItem, StackItem } from '@patternfly/react-core';
import { sendWhereNone } from '~/operator/read/createOperatorGroup';
import {
  type ChangeableGroup,
  type GroupMember,
  changeGroup,
  failForwardCall,
} from '~/operator/rules/operatorGroupChange';
import { type GroupChoice, deleteOtherGroups } from '~/operator/rules/operatorGroupChoice';
import { type GroupPlace, createGroup } from '~/operator/rules/operatorGroupCreation';
import type { OperatorGroup } from '~/kube/models/operatorGroup';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { type Translate, useT } from '~/i18n';
import { FormFields } from '~/ui/form/FormFields';
import { modeMeaning, modeName } from '~/ui/modeText';
import { Notice } from '~/ui/Notice';
import { ActionRadios, ActionText, actionDialog } from './actionDialog';

/** The supported modes of an Operator, the form's default first. */
type Modes = readonly [InstallModeType, ...InstallModeType[]];

/** The targets of an OperatorGroup; other namespaces as typed. */
type ModeChoice = { readonly mode: InstallModeType; readonly typed: string };

/** Creates the missing OperatorGroup of a namespace. */
export const CreateOperatorGroupDialog = actionDialog<
  { readonly modes: Modes; readonly place: GroupPlace },
  ModeChoice
>({
  titles: (t, { place: { namespace } }) => ({
    question: t('Create an OperatorGroup in namespace {{namespace}}?', { namespace }),
    action: t('Create OperatorGroup'),
    done: t('Namespace {{namespace}} has an OperatorGroup', { namespace }),
  }),
  choice: ({ modes }) => ({ mode: modes[0], typed: '' }),
  calls: ({ place }, { mode, typed }) => createGroup(mode, typed, place),
  send: (call, { place }) => sendWhereNone(call, place.namespace),
  Body: ({ subject: { modes }, ...choice }) => <ModeFields modes={modes} {...choice} />,
});

/** Allows OLM to replace failed versions, with the risks. */
export const FailForwardDialog = actionDialog<FailedVersion, null>({
  isDanger: true,
  titles: (t, { group: { metadata } }) => ({
    question: t('Enable fail forward?'),
    action: t('Edit OperatorGroup'),
    done: t('OperatorGroup {{name}} updated', { name: metadata.name }),
  }),
  choice: () => null,
  calls: ({ group }) => [failForwardCall(group)],
  Body: ({ subject: { csvName, version, others } }) => {
    const t = useT();
    return (
      <Content>
        <p>
          {t(
            'OLM can then replace the failed {{csvName}} with a later version, up to {{version}}.',
            {
              csvName,
              version,
            },
          )}
        </p>
        <p>
          {t(
            'Technology Preview. Update paths are no longer guaranteed. A version that skips a data migration can cause data loss.',
          )}
        </p>
        {others.length > 0 && (
          <p>
            {t('Also applies to other Operators of the namespace: {{names}}', {
              names: t.list(others),
            })}
          </p>
        )}
        <p>{t('Restore upgradeStrategy Default when the Operator runs.')}</p>
      </Content>
    );
  },
});

type FailedVersion = {
  readonly group: OperatorGroup;
  readonly csvName: string;
  /** The latest version of the channel. */
  readonly version: string;
  /** The other CSVs of the namespace. */
  readonly others: readonly string[];
};

/** Changes an OperatorGroup to supported targets, with the affected Operators. */
export const ChangeOperatorGroupDialog = actionDialog<
  { readonly group: ChangeableGroup; readonly csvName: string },
  ModeChoice
>({
  titles: (t, { group: { group } }) => ({
    question: t('Edit OperatorGroup {{name}}?', { name: group.metadata.name }),
    action: t('Edit OperatorGroup'),
    done: t('OperatorGroup {{name}} updated', { name: group.metadata.name }),
  }),
  choice: ({ group }) => ({ mode: group.modes[0], typed: '' }),
  calls: ({ group }, { mode, typed }) => changeGroup(group, mode, typed).calls,
  Body: ({ subject: { group, csvName }, ...choice }) => {
    const t = useT();
    return (
      <>
        <Content component="p">
          {t('Select an install mode that {{csvName}} supports.', { csvName })}
        </Content>
        <ModeFields modes={group.modes} {...choice} />
        <Neighbours groupMembers={changeGroup(group, choice.choice.mode, '').groupMembers} />
      </>
    );
  },
});

/** Keeps one of several OperatorGroups, by default the one with the most members. */
export const RemoveOperatorGroupDialog = actionDialog<
  { readonly choices: readonly GroupChoice[]; readonly namespace: string },
  string
>({
  titles: (t, { namespace }, { length: count }) => ({
    question: t('Select the OperatorGroup to keep in {{namespace}}', { namespace }),
    action: t('Delete {{count}} OperatorGroup', { count }),
    done: t('Namespace {{namespace}} has one OperatorGroup', { namespace }),
  }),
  isDanger: true,
  choice: ({ choices }) => choices[0]?.name ?? '',
  calls: ({ choices, namespace }, staying) => deleteOtherGroups(choices, staying, namespace),
  Body: ({ subject: { choices }, choice, onChoose, hasBegun }) => {
    const t = useT();
    return (
      <>
        <Content component="p">
          {t(
            'OLM requires exactly one OperatorGroup. All Operators then watch the namespaces of the remaining OperatorGroup. Operators that do not support these namespaces stop.',
          )}
        </Content>
        <StackItem>
          <FormFields>
            <ActionRadios
              id="operator-hub-group"
              label={t('Keep')}
              options={choices.map((one) => ({
                name: one.name,
                label: one.name,
                description: choiceText(one, t),
              }))}
              chosen={choice}
              isFixed={hasBegun}
              onChoose={onChoose}
            />
          </FormFields>
        </StackItem>
      </>
    );
  },
});

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
function ModeFields({ modes, choice, isFixed, onChoose }: ModeProps) {
  const t = useT();
  const isSeveral = choice.mode === 'MultiNamespace';
  return (
    <StackItem>
      <FormFields>
        <ActionRadios
          id="operator-hub-mode"
          label={t('Install mode')}
          options={modes.map((name) => ({
            name,
            label: modeName(name, t),
            description: modeMeaning(name, t),
          }))}
          chosen={choice.mode}
          isFixed={isFixed}
          onChoose={(mode) => {
            onChoose({ ...choice, mode });
          }}
        />
        {(isSeveral || choice.mode === 'SingleNamespace') && (
          <ActionText
            id="operator-hub-mode-others"
            label={isSeveral ? t('Namespaces to watch') : t('Namespace to watch')}
            help={
              isSeveral
                ? t('At least two, separated by commas.')
                : t('Must differ from the installation namespace.')
            }
            value={choice.typed}
            isFixed={isFixed}
            onType={(typed) => {
              onChoose({ ...choice, typed });
            }}
          />
        )}
      </FormFields>
    </StackItem>
  );
}

type ModeProps = {
  readonly modes: Modes;
  readonly choice: ModeChoice;
  readonly isFixed: boolean;
  readonly onChoose: (choice: ModeChoice) => void;
};

/** The other Operators that a change of the OperatorGroup affects, and which of them it stops (OG-034). */
function Neighbours({ groupMembers }: { readonly groupMembers: readonly GroupMember[] }) {
  const t = useT();
  if (groupMembers.length === 0) return null;
  const isHarmful = groupMembers.some(({ isSupported }) => !isSupported);
  return (
    <Notice
      variant={isHarmful ? 'warning' : 'info'}
      title={t('Other Operators in the namespace are affected')}
    >
      <List>
        {groupMembers.map(({ name, isSupported }) => (
          <ListItem key={name}>
            {isSupported
              ? t('{{name}}: Supported', { name })
              : t('{{name}}: Not supported, will stop', { name })}
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}
