import { type ReactNode, useState } from 'react';
import { Stack, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { Failure, Permission, RejectedField } from '~/kube/failure';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { permissionOf } from '~/olm/calls/clusterCall';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { FailureAlert } from '~/ui/FailureAlert';
import { FormLayout } from '~/ui/form/FormLayout';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { useLeaveQuestion } from '~/ui/useLeaveQuestion';
import { type DryRunResult, useCreateObject, useCreateTrial } from '~/form/read/useCreateObject';
import type { ObjectCalls } from '~/form/rules/objectCalls';
import { isBlocking, namespaceIn } from '~/form/rules/documentFindings';
import { callsWith, consequencesOf, type ObjectForm } from './objectForm';
import { toCreate } from '~/form/rules/objectPermissions';
import type { ReadYaml } from '~/form/rules/yamlText';
import { DryRunView, usePasswordHints } from './DryRunView';
import { EditorView, PreviewFindings, useFormView } from './FormEditor';
import { PreviewCard, SubmitButtons } from './SubmitButtons';
import { useDocument } from './useDocument';
import type { NewDraft } from './useNewDraft';

/** Creates an object from its YAML. The text is the only state, and remains when the server rejects it. */
export function NewObject({
  form,
  draft: { draft, setText, forget },
  namespace: placed,
  cancelTo,
  onCreated,
  children,
}: Props) {
  const t = useT();
  const { model } = form;
  const { start, text, begun } = draft;
  useLeaveQuestion(text !== begun);
  const typed = useDocument(text, form);
  const { shown, read, findings } = typed;
  const hints = usePasswordHints(form);
  const namespace = namespaceOf(read, model);
  const [isTried, setTried] = useState(false);
  const editor = { form, isNew: true, isTried, document: typed };
  const view = useFormView(editor);
  const calls = callsWith(form, read);
  const missing = useMissingPermissions(permissionsOf(model, namespace, calls));
  const isBlocked = findings.some(isBlocking);
  const wanted = isBlocked || missing.length > 0 ? null : { namespace, yaml: shown };
  const trial = useCreateTrial(model, wanted);
  const creation = useCreateObject(model, calls, (created) => {
    forget();
    onCreated(created);
  });
  return (
    <FormLayout
      choices={
        <Stack hasGutter>
          {children}
          <StackItem>
            <EditorView
              key={start?.id}
              {...editor}
              view={view}
              text={text}
              refused={refusedFields(trial, creation.failure)}
              namespace={namespace ?? placed}
              onText={setText}
            />
          </StackItem>
        </Stack>
      }
      consequences={
        <PreviewCard hasConsequences={form.consequences !== undefined}>
          <PreviewFindings {...editor} view={view} />
          {consequencesOf(form, read)}
          <MissingPermissions missing={missing} title={t('Insufficient permissions')} />
          <DryRunView trial={trial} read={read} hints={hints} />
        </PreviewCard>
      }
      actions={
        <>
          {creation.failure !== null && (
            <FailureAlert
              failure={creation.failure}
              what={t('{{kind}} creation', { kind: model.kind })}
            />
          )}
          <SubmitButtons
            text={t('Create')}
            failure={creation.failure}
            isRunning={creation.isRunning}
            isDisabled={missing.length > 0}
            onSubmit={() => {
              setTried(true);
              if (wanted === null) focusFirstError();
              else creation.run({ ...wanted, yaml: text });
            }}
            onCancel={forget}
            cancelTo={cancelTo}
          />
        </>
      }
    />
  );
}

/** None before a namespace is known. */
function permissionsOf(
  model: ResourceModel,
  namespace: string | null,
  { before, after }: ObjectCalls,
): readonly Permission[] {
  if (model.namespaced && namespace === null) return [];
  return [toCreate(model, namespace), ...[...before, ...after].map(permissionOf)];
}

type Props = {
  readonly form: ObjectForm;
  readonly draft: NewDraft;
  /** The namespace until the text has one; `null`: none selected. */
  readonly namespace: string | null;
  readonly cancelTo: string;
  readonly onCreated: (created: Stored<string>) => void;
  /** Above the fields. */
  readonly children?: ReactNode;
};

/** `null`: cluster-scoped, or not stated. */
function namespaceOf(read: ReadYaml, { namespaced }: ResourceModel): string | null {
  return read.kind === 'object' && namespaced ? namespaceIn(read.object) : null;
}

/** The fields that the server rejected, in a dry run or a creation. */
export function refusedFields(
  trial: DryRunResult,
  failure: Failure | null,
): readonly RejectedField[] {
  const last = trial.kind === 'refused' ? trial.failure : failure;
  return last?.rejected ?? NONE;
}

const NONE: readonly RejectedField[] = [];

/** After the render, because empty required fields are reported only then. */
function focusFirstError(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('.operator-hub__form [aria-invalid="true"]')?.focus();
  });
}
