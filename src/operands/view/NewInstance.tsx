import {
  AlertActionLink,
  FormGroup,
  FormSelect,
  FormSelectOption,
  StackItem,
} from '@patternfly/react-core';
import { useNavigate, useSearchParams } from 'react-router';
import { useT, type Translate } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { FormFields } from '~/ui/form/FormLayout';
import { Notice } from '~/ui/Notice';
import { RestoredNotice } from '~/form/view/SubmitButtons';
import { NewObject } from '~/form/view/NewObject';
import { type NewDraft, useNewDraft } from '~/form/view/useNewDraft';
import type { StartDocument } from '~/form/rules/startDocument';
import { useRefreshInstances } from '~/operands/read/useInstances';
import type { OperandApi } from '~/operands/rules/operandApis';
import { invalidAnnotations } from '~/operands/rules/startDocuments';
import { VersionSelect } from './VersionSelect';
import { type InstanceFormProps, useInstanceForm } from './useInstanceForm';

/** Creates an instance, from one of the examples of its Operator. */
export function NewInstance({ documents, taken, scope, ...props }: Props) {
  const { api, model } = props;
  const navigate = useNavigate();
  const refresh = useRefreshInstances();
  const form = useInstanceForm(props);
  const [params] = useSearchParams();
  const [from, copy] = [params.get('from'), params.get('copy')];
  const draft = useNewDraft({
    model,
    namespace: model.namespaced ? scope : null,
    documents,
    from,
    taken,
    form: routes.newInstance(null, api.name, {
      ...(from !== null && { from }),
      ...(copy !== null && { copy }),
    }),
  });
  return (
    <NewObject
      form={form}
      draft={draft}
      namespace={scope}
      cancelTo={routes.instancesOf(scope, api.name)}
      onCreated={({ metadata: { name, namespace = null } }) => {
        refresh();
        void navigate(routes.instance({ api: api.name, namespace, name }));
      }}
    >
      <StackItem>
        <StartSelect documents={documents} chosen={draft.draft.start} onChoose={draft.choose} />
      </StackItem>
      <StartNotices api={api} {...draft} />
      <StackItem>
        <VersionSelect api={api} />
      </StackItem>
    </NewObject>
  );
}

type Props = InstanceFormProps & {
  readonly scope: NamespaceScope;
  readonly documents: readonly StartDocument[];
  /** The names of existing instances. */
  readonly taken: readonly string[];
};

/** What happened to the text, and initial documents that cannot be used. */
function StartNotices({ api, isRestored, replaced, undo, startOver }: NoticesProps) {
  const t = useT();
  const invalid = invalidAnnotations(api);
  return (
    <>
      <RestoredNotice isRestored={isRestored} onStartOver={startOver} />
      {replaced !== null && (
        <StackItem>
          <Notice
            variant="info"
            isLiveRegion
            title={t('Your changes were replaced')}
            actionLinks={<AlertActionLink onClick={undo}>{t('Undo')}</AlertActionLink>}
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

type NoticesProps = Pick<NewDraft, 'isRestored' | 'replaced' | 'undo' | 'startOver'> & {
  readonly api: OperandApi;
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
