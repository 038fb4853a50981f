import { useState, type ReactNode } from 'react';
import { FormGroup, FormHelperText, HelperText, Radio, TextInput } from '@patternfly/react-core';
import { useKubeClient } from '~/kube/useKubeClient';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { type Translate, useT } from '~/i18n';
import { ActionDialog, type ActionTitles } from '~/ui/calls/ActionDialog';
import { HelperTextItem } from '~/ui/HelperTextItem';

/** A change of the cluster as data: the question, the choices and the calls. */
type Definition<Subject, Choice> = {
  readonly titles: (t: Translate, subject: Subject, calls: readonly ClusterCall[]) => ActionTitles;
  readonly isDanger?: true;
  /** The initial choice. */
  readonly choice: (subject: Subject) => Choice;
  readonly calls: (subject: Subject, choice: Choice) => readonly ClusterCall[];
  /** The effect as text, with the choices. */
  readonly Body: (props: ActionBody<Subject, Choice>) => ReactNode;
  /** Called before the first call. */
  readonly begin?: (subject: Subject) => void;
  /** Sends one call, if more than the call is required. */
  readonly send?: (call: ClusterCall, subject: Subject) => Promise<void>;
};

export type ActionBody<Subject, Choice> = {
  readonly subject: Subject;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  /** The calls are being sent. */
  readonly isFixed: boolean;
  /** Some calls were sent. */
  readonly hasBegun: boolean;
};

/** The dialog of an action with its subject at the time it was opened. */
export function actionDialog<Subject, Choice>(action: Definition<Subject, Choice>) {
  return function DefinedAction({ subject: given, onClose }: DefinedProps<Subject>) {
    const t = useT();
    const client = useKubeClient();
    const [subject] = useState(given);
    const [choice, choose] = useState(() => action.choice(subject));
    const { send, begin } = action;
    const calls = action.calls(subject, choice);
    const run = useClusterCalls(calls, send && ((call) => send(call, subject)));
    return (
      <ActionDialog
        titles={action.titles(t, subject, calls)}
        calls={calls}
        run={{
          ...run,
          run: () => {
            begin?.(subject);
            run.run();
          },
        }}
        client={client}
        isDanger={action.isDanger}
        onClose={onClose}
      >
        <action.Body
          subject={subject}
          choice={choice}
          onChoose={choose}
          isFixed={run.isRunning}
          hasBegun={run.isRunning || Object.keys(run.states).length > 0}
        />
      </ActionDialog>
    );
  };
}

type DefinedProps<Subject> = { readonly subject: Subject; readonly onClose: () => void };

/** A radio group in a dialog. */
export function ActionRadios<Name extends string>({ id, label, options, ...rest }: Radios<Name>) {
  const { chosen, isFixed, onChoose } = rest;
  return (
    <FormGroup isStack role="radiogroup" fieldId={id} label={label}>
      {options.map(({ name, label: text, description }) => (
        <Radio
          key={name}
          id={`${id}-${name}`}
          name={id}
          label={text}
          description={description}
          isChecked={name === chosen}
          isDisabled={isFixed}
          onChange={() => {
            onChoose(name);
          }}
        />
      ))}
    </FormGroup>
  );
}

type Radios<Name> = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly {
    readonly name: Name;
    readonly label: string;
    readonly description: string;
  }[];
  readonly chosen: Name;
  readonly isFixed: boolean;
  readonly onChoose: (name: Name) => void;
};

/** A text field in a dialog. */
export function ActionText({ id, label, help, isWrong = false, ...input }: TextProps) {
  return (
    <FormGroup fieldId={id} label={label} isRequired={input.isRequired === true}>
      <TextInput
        id={id}
        value={input.value}
        isRequired={input.isRequired === true}
        isDisabled={input.isFixed}
        validated={isWrong ? 'error' : 'default'}
        aria-describedby={`${id}-help`}
        onChange={(_, typed) => {
          input.onType(typed);
        }}
      />
      <FormHelperText>
        <HelperText id={`${id}-help`}>
          <HelperTextItem variant={isWrong ? 'error' : 'default'}>{help}</HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  );
}

type TextProps = {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly isRequired?: true;
  readonly isWrong?: boolean;
  readonly isFixed: boolean;
  readonly onType: (typed: string) => void;
};
