import { FormGroup, FormHelperText, HelperText, Radio } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { TextField } from '~/ui/form/TextField';
import type { FieldsProps } from './InstallFields';
import type { InstallPlan } from './NewExtension';

/** The namespace of the Operator, and the one that it watches if it supports only one. */
export function NamespaceFields(props: FieldsProps) {
  const t = useT();
  const { plan, onChange } = props;
  const { form, namespace, wrong } = plan;
  return (
    <>
      {plan.optional.managed && <Management {...props} />}
      {!form.isManaged && (
        <TextField
          id="extension-namespace"
          label={t('Namespace')}
          value={namespace}
          isWrong={wrong.namespace || plan.isTerminating}
          help={namespaceHelp(plan, t)}
          onType={(typed) => {
            onChange({ namespace: typed });
          }}
        />
      )}
      <WatchedField {...props} />
    </>
  );
}

/** Whether OLM manages the namespace, which cannot exist before. */
function Management({ plan, onChange }: FieldsProps) {
  const t = useT();
  const { form, managedName, isNamespaceTaken } = plan;
  return (
    <FormGroup role="radiogroup" isStack fieldId="extension-place" label={t('Namespace')}>
      <Radio
        id="extension-place-own"
        name="extension-place"
        label={t('Existing or new namespace')}
        isChecked={!form.isManaged}
        onChange={() => {
          onChange({ isManaged: false });
        }}
      />
      <Radio
        id="extension-place-managed"
        name="extension-place"
        label={t('Namespace {{namespace}}, managed by OLM', { namespace: managedName })}
        description={t(
          'If you uninstall the Operator, OLM deletes the namespace and all its resources.',
        )}
        isChecked={form.isManaged}
        onChange={() => {
          onChange({ isManaged: true });
        }}
      />
      {isNamespaceTaken && (
        <FormHelperText>
          <HelperText isLiveRegion>
            <HelperTextItem variant="error">
              {t('Namespace {{namespace}} already exists', { namespace: managedName })}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </FormGroup>
  );
}

/** An Operator that supports only its own namespace watches that one. */
function WatchedField({ plan: { watched, wrong, fit, namespace }, onChange }: FieldsProps) {
  const t = useT();
  if (watched === null || fit?.kind !== 'one-namespace' || fit.watches === 'own') return null;
  return (
    <TextField
      id="extension-watched"
      label={t('Watched Namespace')}
      value={watched}
      isWrong={watched !== '' && wrong.watched}
      help={
        fit.watches === 'other'
          ? t('Enter a namespace other than {{namespace}}.', { namespace })
          : t('The Operator does not support watching all namespaces.')
      }
      onType={(typed) => {
        onChange({ watched: typed });
      }}
    />
  );
}

function namespaceHelp({ namespace, wrong, around, isTerminating }: InstallPlan, t: Translate) {
  if (wrong.namespace) return t('{{namespace}} is not a valid namespace name', { namespace });
  if (isTerminating) return t('Namespace {{namespace}} is terminating', { namespace });
  const isNew = around.namespaces.size > 0 && !around.namespaces.has(namespace);
  return isNew ? t('The namespace does not exist and is created.') : undefined;
}
