import { useCallback, useEffect, useMemo, useState } from 'react';
import { HelperText, List, ListItem, Stack, StackItem, Title } from '@patternfly/react-core';
import { useNavigate } from 'react-router';
import { useT } from '~/i18n';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { permissionOf } from '~/olm/calls/clusterCall';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { lineDiff } from '~/olm/lineDiff';
import { storedManifest } from '~/olm/storedManifest';
import { ConflictNotice } from '~/ui/ConflictNotice';
import { FailureAlert } from '~/ui/FailureAlert';
import { GitOpsFormNotice } from '~/ui/GitOpsNotice';
import { FormLayout } from '~/ui/form/FormLayout';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { LineDiffView } from '~/ui/LineDiffView';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { Sentence } from '~/ui/Sentence';
import { useLeaveQuestion } from '~/ui/useLeaveQuestion';
import {
  type Edit,
  type SaveConflict,
  useSaveObject,
  useSaveTrial,
} from '~/form/read/useSaveObject';
import { keepUnsavedForm, unsavedForm } from '~/form/read/unsavedForms';
import { contestedFields, toChange } from '~/form/rules/objectPermissions';
import { isBlocking } from '~/form/rules/documentFindings';
import {
  changesBetween,
  mergedChanges,
  roundedFields,
  type FieldChange,
  patchOf,
  withChanges,
} from '~/form/rules/objectChange';
import { callsWith, consequencesOf, type ObjectForm } from './objectForm';
import {
  hiddenValue,
  type PasswordHints,
  textWithoutPasswords,
  withoutPasswords,
} from '~/form/rules/passwords';
import { editText, readYaml } from '~/form/rules/yamlText';
import { EditorView, PreviewFindings, useFormView } from './FormEditor';
import { refusedFields } from './NewObject';
import { PreviewCard, RestoredNotice, SubmitButtons } from './SubmitButtons';
import { DryRunView, usePasswordHints, valueText } from './DryRunView';
import { useChecked, useDocument } from './useDocument';

/** Edits the YAML of an object. Only changes are saved; concurrent changes are announced and remain. */
export function EditObject({ form, object: live, formUrl, page }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { model } = form;
  const { name, namespace = null } = live.metadata;
  const { base, text, isRestored, begin, setText, forget } = useEditedText(formUrl, model, live);
  const hints = usePasswordHints(form);
  const edited = useMemo(() => ({ name, namespace }), [name, namespace]);
  const document = useDocument(text, { ...form, edited });
  const { shown, read, findings } = document;
  const editor = { form, isNew: false, isTried: true, document };
  const view = useFormView(editor);
  const settled = useChecked(shown, shown);
  const changes = useMemo(
    () => (read.kind === 'object' ? changesBetween(base, read.object) : []),
    [base, read],
  );
  const theirs = useMemo(() => changesBetween(base, live), [base, live]);
  useLeaveQuestion(changes.length > 0);
  const calls = callsWith(form, read);
  const missing = useMissingPermissions([
    ...calls.before.map(permissionOf),
    toChange('patch', model, { namespace, name }),
    ...calls.after.map(permissionOf),
  ]);
  const canSave = !findings.some(isBlocking) && missing.length === 0 && isSavable(changes);
  const edit = canSave ? { base, changes, schema: hints.schema } : null;
  const target = { name, namespace: namespace ?? undefined };
  const trial = useSaveTrial(model, target, theirs.length === 0 ? edit : null);
  const save = useSaveObject(model, { target, calls }, () => {
    forget();
    void navigate(page);
  });
  const current = useMemo<object>(() => storedManifest(model, live), [model, live]);
  const foreseen = useForeseenConflict(changes, { theirs, live: current, schema: hints.schema });
  const conflict = save.conflict ?? foreseen;
  const settle = (next: object, kept: readonly FieldChange[]) => {
    begin(next, editText(withChanges(next, kept)));
    save.reset();
  };
  return (
    <FormLayout
      choices={
        <Stack hasGutter>
          <RestoredNotice
            isRestored={isRestored}
            onStartOver={() => {
              settle(current, []);
            }}
          />
          <StackItem>
            <EditorView
              {...editor}
              view={view}
              text={text}
              refused={refusedFields(trial, save.failure)}
              namespace={namespace}
              onText={setText}
            />
          </StackItem>
        </Stack>
      }
      consequences={
        <PreviewCard hasConsequences={form.consequences !== undefined}>
          <PreviewFindings {...editor} view={view} />
          {consequencesOf(form, read)}
          <GitSource {...{ model, namespace, live, changes }} />
          <MissingPermissions missing={missing} title={t('Insufficient permissions')} />
          <Updated kind={model.kind} changes={theirs} isMerged={conflict === null} />
          <Changes {...{ base, live, changes, hints }} after={settled} />
          <DryRunView trial={trial} read={read} hints={hints} />
        </PreviewCard>
      }
      actions={
        <>
          <Conflict conflict={conflict} hints={hints} changes={changes} onSettle={settle} />
          {save.failure !== null && (
            <FailureAlert
              failure={save.failure}
              what={t('{{kind}} {{name}}', { kind: model.kind, name })}
            />
          )}
          <SubmitButtons
            text={t('Save')}
            failure={save.failure}
            isRunning={save.isRunning}
            isDisabled={edit === null || conflict !== null}
            onSubmit={() => {
              const now = text === shown ? edit : editNow(text, base, hints.schema);
              if (now !== null) save.run(now);
            }}
            onCancel={forget}
            cancelTo={page}
          />
        </>
      }
    />
  );
}

/** The conflict that saving would have, from the watched instance; `null`: none. */
function useForeseenConflict(
  changes: readonly FieldChange[],
  { theirs, live, schema }: Foreseen,
): SaveConflict | null {
  return useMemo(() => {
    const { conflicts } = mergedChanges(changes, theirs, schema);
    return conflicts.length > 0 ? { conflicts, live } : null;
  }, [changes, theirs, live, schema]);
}

type Foreseen = Pick<SaveConflict, 'live'> & {
  readonly theirs: readonly FieldChange[];
  readonly schema: Edit['schema'];
};

/** The edited text and the instance that it is compared with, as they were when the user left the form. */
function useEditedText(form: string, model: ResourceModel, live: Stored<string>) {
  const { uid = '' } = live.metadata;
  const [unsaved] = useState(() => {
    const found = unsavedForm(form);
    return found?.base?.uid === uid ? { base: found.base.object, text: found.text } : null;
  });
  const [isRestored, setRestored] = useState(unsaved !== null);
  const [edited, setEdited] = useState(() => {
    const base: object = storedManifest(model, live);
    return unsaved ?? { base, text: editText(base) };
  });
  const { base, text } = edited;
  const begun = useMemo(() => editText(base), [base]);
  useEffect(() => {
    keepUnsavedForm(form, text === begun ? null : { text, base: { uid, object: base } });
  }, [form, text, begun, base, uid]);
  return {
    base,
    text,
    isRestored,
    begin: (next: object, nextText: string) => {
      setRestored(false);
      setEdited({ base: next, text: nextText });
    },
    setText: useCallback((next: string | ((before: string) => string)) => {
      setEdited((before) => ({
        ...before,
        text: typeof next === 'string' ? next : next(before.text),
      }));
    }, []),
    forget: () => {
      keepUnsavedForm(form, null);
    },
  };
}

/** A tool might revert the changes. */
function GitSource({ model, namespace, live, changes }: GitSourceProps) {
  const { name } = live.metadata;
  const object = namespace === null ? { name } : { name, namespace };
  const call = { kind: 'patch', model, object, steps: patchOf(changes, null) } as const;
  return <GitOpsFormNotice kind={model.kind} live={live} calls={[call]} />;
}

type GitSourceProps = {
  readonly model: ResourceModel;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly live: Stored<string>;
  readonly changes: readonly FieldChange[];
};

/** Includes text that was typed a moment ago. */
function editNow(text: string, base: object, schema: Edit['schema']): Edit | null {
  const read = readYaml(text);
  const changes = read.kind === 'object' ? changesBetween(base, read.object) : [];
  return isSavable(changes) ? { base, changes, schema } : null;
}

/** A patch would corrupt an integer that JavaScript has rounded. */
function isSavable(changes: readonly FieldChange[]): boolean {
  return changes.length > 0 && roundedFields(changes).length === 0;
}

type Props = {
  readonly form: ObjectForm;
  readonly object: Stored<string>;
  /** The URLs of the form and of the object's page. */
  readonly formUrl: string;
  readonly page: string;
};

/** The differences that would be saved. */
function Changes({ base, live, after, changes, hints }: ChangesProps) {
  const t = useT();
  const count = changes.length;
  const contested = contestedFields(changes, live).slice(0, MOST);
  const before = useMemo(() => editText(withoutPasswords(base, hints)), [base, hints]);
  const diff = useMemo(
    () => lineDiff(before, textWithoutPasswords(after, base, hints), 2),
    [before, after, base, hints],
  );
  return (
    <section aria-label={t('Changes')} className="operator-hub__what-happens-part">
      <Title headingLevel="h3" size="md">
        {t('Changes')}
      </Title>
      {count === 0 ? (
        t('No changes')
      ) : (
        <>
          <p>{t('{{count}} field changed', { count })}</p>
          {contested.length > 0 && (
            <HelperText isLiveRegion>
              {contested.map(({ path, manager }) => (
                <HelperTextItem key={path.join('.')} variant="warning">
                  <Sentence
                    text={t('{{manager}} can revert changes to <path/>.', { manager })}
                    parts={{ path: <Mono>{path.join('.')}</Mono> }}
                  />
                </HelperTextItem>
              ))}
            </HelperText>
          )}
          <LineDiffView diff={diff} label={t('Changes')} />
        </>
      )}
    </section>
  );
}

type ChangesProps = {
  readonly base: object;
  readonly live: object;
  readonly after: string;
  readonly changes: readonly FieldChange[];
  readonly hints: PasswordHints;
};

/** The object was changed on the cluster since it was opened. */
function Updated({ kind, changes, isMerged }: UpdatedProps) {
  const t = useT();
  if (changes.length === 0 || !isMerged) return null;
  return (
    <Notice variant="info" isLiveRegion title={t('This {{kind}} has been updated', { kind })}>
      <p>{t('Saving merges your changes. Updated fields:')}</p>
      <List isPlain>
        {changes.slice(0, MOST).map(({ path }) => (
          <ListItem key={path.join('.')}>
            <Mono>{path.join('.')}</Mono>
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}

const MOST = 10;

type UpdatedProps = {
  readonly kind: string;
  readonly changes: readonly FieldChange[];
  /** There is no conflict. */
  readonly isMerged: boolean;
};

/** Each conflict with the value of the user and that of the cluster. */
function Conflict({ conflict, hints, changes, onSettle }: ConflictProps) {
  if (conflict === null) return null;
  const { conflicts, live } = conflict;
  return (
    <ConflictNotice
      conflicts={conflicts.map(({ path, mine, theirs }) => ({
        id: path.join('.'),
        field: <Mono>{path.join('.')}</Mono>,
        mine: valueText(hiddenValue(path, mine, hints)),
        theirs: valueText(hiddenValue(path, theirs, hints)),
      }))}
      onKeep={() => {
        onSettle(live, changes);
      }}
      onDiscard={() => {
        onSettle(live, []);
      }}
    />
  );
}

type ConflictProps = {
  readonly conflict: SaveConflict | null;
  readonly hints: PasswordHints;
  readonly changes: readonly FieldChange[];
  readonly onSettle: (live: object, kept: readonly FieldChange[]) => void;
};
