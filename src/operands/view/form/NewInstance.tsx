import { useCallback, useEffect, useState } from 'react';
import {
  AlertActionLink,
  FormGroup,
  FormSelect,
  FormSelectOption,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { useNavigate, useSearchParams } from 'react-router';
import { useT, type Translate } from '~/i18n';
import type { Failure, RejectedField } from '~/kube/failure';
import type { ResourceModel } from '~/kube/models/meta';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { type NamespaceScope, routes } from '~/routes';
import { FailureAlert } from '~/ui/FailureAlert';
import { FormFields, FormLayout } from '~/ui/form/FormLayout';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Notice } from '~/ui/Notice';
import { useLeaveQuestion } from '~/ui/useLeaveQuestion';
import {
  type DryRunResult,
  useCreateInstance,
  useInstanceTrial,
} from '~/operands/read/useCreateInstance';
import { keepUnsaved, unsavedInstance } from '~/operands/read/unsavedInstances';
import { isBlocking, namespaceIn } from '~/operands/rules/instanceFindings';
import type { OperandDefinition } from '~/operands/rules/definition';
import { toCreate } from '~/operands/rules/instancePermissions';
import type { OperandApi } from '~/operands/rules/operandApis';
import {
  invalidAnnotations,
  type StartDocument,
  startNamed,
} from '~/operands/rules/startDocuments';
import { withText } from '~/operands/rules/textEdits';
import { VersionSelect } from '~/operands/view/VersionSelect';
import { type ReadYaml, startText } from '~/operands/rules/yamlText';
import { InstanceEditor } from './InstanceEditor';
import { InstanceFindings } from './InstanceFindings';
import { PreviewCard, RestoredNotice, SubmitButtons } from './SubmitButtons';
import { DryRunView, usePasswordHints } from './DryRunView';
import { useDocument } from './useReadText';

/** Creates an instance from its YAML. The text is the only state, and remains when the server rejects it. */
export function NewInstance({ api, model, scope, definition, documents, taken }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { draft, replaced, isRestored, setText, choose, startOver, undo, forget } = useDraft({
    api,
    model,
    scope,
    documents,
    taken,
  });
  const { start, text, begun } = draft;
  useLeaveQuestion(text !== begun);
  const typed = useDocument(text, { api, model, definition });
  const { shown, read, findings } = typed;
  const hints = usePasswordHints(api, definition);
  const namespace = namespaceOf(read, model);
  const missing = useMissingPermissions(
    model.namespaced && namespace === null ? [] : [toCreate(model, namespace)],
  );
  const isBlocked = findings.some(isBlocking);
  const document = isBlocked || missing.length > 0 ? null : { namespace, yaml: shown };
  const trial = useInstanceTrial(model, document);
  const creation = useCreateInstance(model, ({ metadata }) => {
    forget();
    void navigate(
      routes.instance({
        api: api.name,
        namespace: metadata.namespace ?? null,
        name: metadata.name,
      }),
    );
  });
  return (
    <FormLayout
      choices={
        <Stack hasGutter>
          <StackItem>
            <StartSelect documents={documents} chosen={start} onChoose={choose} />
          </StackItem>
          <StartNotices {...{ api, isRestored, replaced }} onUndo={undo} onStartOver={startOver} />
          <StackItem>
            <VersionSelect api={api} />
          </StackItem>
          <StackItem>
            <InstanceEditor
              key={start?.id}
              api={api}
              model={model}
              definition={definition}
              isNew
              text={text}
              document={typed}
              refused={refusedFields(trial, creation.failure)}
              namespace={namespace ?? scope}
              onText={setText}
            />
          </StackItem>
        </Stack>
      }
      consequences={
        <PreviewCard>
          <InstanceFindings {...typed} />
          <MissingPermissions missing={missing} title={t('Insufficient permissions')} />
          <DryRunView trial={trial} read={read} hints={hints} />
        </PreviewCard>
      }
      actions={
        <>
          {creation.failure !== null && (
            <FailureAlert
              failure={creation.failure}
              what={t('{{kind}} creation', { kind: api.kind })}
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
            cancelTo={routes.instancesOf(scope, api.name)}
          />
        </>
      }
    />
  );
}

type Props = {
  readonly api: OperandApi;
  readonly model: ResourceModel;
  readonly scope: NamespaceScope;
  /** `null`: invalid. */
  readonly definition: OperandDefinition | null;
  readonly documents: readonly StartDocument[];
  /** The names of existing instances. */
  readonly taken: readonly string[];
};

type Draft = {
  readonly start: StartDocument | null;
  /** The text of the initial document. */
  readonly begun: string;
  readonly text: string;
};

type DraftOf = Pick<Props, 'api' | 'model' | 'scope' | 'documents' | 'taken'>;

/**
 * The typed text and its initial document. After another initial document is selected, the previous text can be
 * restored.
 */
function useDraft({ api, model, scope, documents, taken }: DraftOf) {
  const [params] = useSearchParams();
  const [from, copy] = [params.get('from'), params.get('copy')];
  const form = routes.newInstance(null, api.name, {
    ...(from !== null && { from }),
    ...(copy !== null && { copy }),
  });
  const { namespaced: isNamespaced } = model;
  const place = { namespace: isNamespaced ? scope : null, isNamespaced, taken };
  const begin = (start: StartDocument | null): Draft => {
    const begun = start === null ? '' : startText(start.document, place);
    return { start, begun, text: begun };
  };
  const [unsaved] = useState(() => unsavedInstance(form));
  const [isRestored, setRestored] = useState(unsaved !== null);
  const [draft, setDraft] = useState(() => {
    const begun = begin(startNamed(documents, from));
    return unsaved === null ? begun : { ...begun, text: placedText(unsaved.text, place.namespace) };
  });
  const { text, begun } = draft;
  useEffect(() => {
    keepUnsaved(form, text === begun ? null : { text, base: null });
  }, [form, text, begun]);
  const [replaced, setReplaced] = useState<Draft | null>(null);
  const [known, setKnown] = useState(documents);
  if (known !== documents) {
    setKnown(documents);
    const best = laterStart(draft, [known, documents], from);
    if (best !== null) setDraft(begin(best));
  }
  const [version, setVersion] = useState(model.version);
  const setText = useCallback((next: string | ((before: string) => string)) => {
    setDraft((before) => ({
      ...before,
      text: typeof next === 'string' ? next : next(before.text),
    }));
  }, []);
  if (version !== model.version) {
    setVersion(model.version);
    setText(withText(draft.text, ['apiVersion'], `${model.group}/${model.version}`));
  }
  const choose = (start: StartDocument | null) => {
    setRestored(false);
    setReplaced(text === begun ? null : draft);
    setDraft(begin(start));
  };
  return {
    draft,
    replaced,
    isRestored,
    setText,
    choose,
    startOver: () => {
      choose(draft.start);
    },
    undo: () => {
      if (replaced !== null) setDraft(replaced);
      setReplaced(null);
    },
    forget: () => {
      keepUnsaved(form, null);
    },
  };
}

/** The text in the selected project. */
function placedText(text: string, namespace: string | null): string {
  return namespace === null ? text : withText(text, ['metadata', 'namespace'], namespace);
}

/**
 * A better initial document for an unchanged draft, if the examples of an extension are found later; `null`: none.
 * @param lists the previous and the current documents
 */
function laterStart(
  { start, text, begun }: Draft,
  lists: readonly [Props['documents'], Props['documents']],
  wanted: string | null,
): StartDocument | null {
  const [before, best] = [startNamed(lists[0], wanted), startNamed(lists[1], wanted)];
  const isUnchanged = text === begun && start?.id === before?.id;
  return isUnchanged && best?.id !== start?.id ? best : null;
}

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

/** What happened to the text, and initial documents that cannot be used. */
function StartNotices({ api, isRestored, replaced, onUndo, onStartOver }: NoticesProps) {
  const t = useT();
  const invalid = invalidAnnotations(api);
  return (
    <>
      <RestoredNotice isRestored={isRestored} onStartOver={onStartOver} />
      {replaced !== null && (
        <StackItem>
          <Notice
            variant="info"
            isLiveRegion
            title={t('Your changes were replaced')}
            actionLinks={<AlertActionLink onClick={onUndo}>{t('Undo')}</AlertActionLink>}
          />
        </StackItem>
      )}
      {invalid.length > 0 && (
        <StackItem>
          <Notice
            variant="info"
            title={t('Annotations with invalid JSON: {{names}}', { names: invalid.join(', ') })}
          />
        </StackItem>
      )}
    </>
  );
}

type NoticesProps = Pick<Props, 'api'> & {
  readonly isRestored: boolean;
  readonly replaced: Draft | null;
  readonly onUndo: () => void;
  readonly onStartOver: () => void;
};

/** The initial document. */
function StartSelect({ documents, chosen, onChoose }: StartProps) {
  const t = useT();
  return (
    <FormFields>
      <FormGroup label={t('Start from')} fieldId="operator-hub-instance-start">
        <FormSelect
          id="operator-hub-instance-start"
          value={chosen?.id}
          onChange={(_, id) => {
            const next = documents.find((one) => one.id === id);
            if (next !== undefined) onChoose(next);
          }}
        >
          {documents.map((one) => (
            <FormSelectOption key={one.id} value={one.id} label={startTitle(one, t)} />
          ))}
        </FormSelect>
      </FormGroup>
    </FormFields>
  );
}

type StartProps = {
  readonly documents: readonly StartDocument[];
  readonly chosen: StartDocument | null;
  readonly onChoose: (document: StartDocument) => void;
};

function startTitle({ kind, title }: StartDocument, t: Translate): string {
  switch (kind) {
    case 'initialization':
      return t('Required by the Operator: {{name}}', { name: title });
    case 'example':
      return t('Example: {{name}}', { name: title });
    case 'sample':
      return t('Sample: {{name}}', { name: title });
    case 'copy':
      return t('Copy of {{name}}', { name: title });
    case 'blank':
      return t('Required fields only');
  }
}
