import type { ReactNode } from 'react';
import { Stack, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { Failure, RejectedField } from '~/kube/failure';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { FailureAlert } from '~/ui/FailureAlert';
import { FormLayout } from '~/ui/form/FormLayout';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { useLeaveQuestion } from '~/ui/useLeaveQuestion';
import { type DryRunResult, useCreateObject, useCreateTrial } from '~/form/read/useCreateObject';
import { isBlocking, namespaceIn } from '~/form/rules/documentFindings';
import type { ObjectForm } from '~/form/rules/objectForm';
import { toCreate } from '~/form/rules/objectPermissions';
import type { ReadYaml } from '~/form/rules/yamlText';
import { DocumentFindings } from './DocumentFindings';
import { DryRunView, usePasswordHints } from './DryRunView';
import { FormEditor } from './FormEditor';
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
  const missing = useMissingPermissions(
    model.namespaced && namespace === null ? [] : [toCreate(model, namespace)],
  );
  const isBlocked = findings.some(isBlocking);
  const document = isBlocked || missing.length > 0 ? null : { namespace, yaml: shown };
  const trial = useCreateTrial(model, document);
  const creation = useCreateObject(model, (created) => {
    forget();
    onCreated(created);
  });
  return (
    <FormLayout
      choices={
        <Stack hasGutter>
          {children}
          <StackItem>
            <FormEditor
              key={start?.id}
              form={form}
              isNew
              text={text}
              document={typed}
              refused={refusedFields(trial, creation.failure)}
              namespace={namespace ?? placed}
              onText={setText}
            />
          </StackItem>
        </Stack>
      }
      consequences={
        <PreviewCard>
          <DocumentFindings {...typed} />
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
            isRunning={creation.isRunning}
            isDisabled={document === null}
            onSubmit={() => {
              if (document !== null) creation.run({ ...document, yaml: text });
            }}
            onCancel={forget}
            cancelTo={cancelTo}
          />
        </>
      }
    />
  );
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
